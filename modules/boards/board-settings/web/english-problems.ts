/** What the problems of settings of boards say in English, by code; without the values of the Chinese sentence. */
export const boardSettingsProblems = {
  409_23_001: 'Somebody else changed the settings of boards meanwhile. Please look at them and save again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    boardSettings: keyof typeof boardSettingsProblems
  }
}
