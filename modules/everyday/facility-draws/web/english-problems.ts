/** What the problems of draws say in English, by code; without the values of the Chinese sentence. */
export const facilityDrawsProblems = {
  404_28_760: 'Nothing is drawn for on this day.',
  409_28_760: 'This was saved as another entry already. Please reload the page and enter again.',
  409_28_761: 'The household has entered this draw already.',
  409_28_762: 'The list is closed and changes no more.',
  409_28_763: 'The list is not closed yet.',
  409_28_764: 'It was drawn already, and the result changes no more.',
  409_28_765: 'This day cannot be entered for yet.',
  409_28_766: 'Nobody entered, so there is nothing to draw.',
  400_28_760: 'Please choose among the hours that are drawn for.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    facilityDraws: keyof typeof facilityDrawsProblems
  }
}
