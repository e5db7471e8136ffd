/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const boardWeatherProblems = {
  400_23_041: 'The source is an address that begins with https:// or http://.',
  409_23_041:
    'Somebody has just changed where the weather comes from. Please look at the new content and save again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    boardWeather: keyof typeof boardWeatherProblems
  }
}
