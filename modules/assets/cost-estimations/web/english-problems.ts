/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const costEstimationsProblems = {
  400_26_151: 'Choose the raise, or what is to be replaced, first.',
  409_26_152: 'Somebody has just changed this budget. Please look at the new amount and change it again.',
  409_26_153: 'The same change was kept as another one. Close the dialog and change it again.',
  409_26_151:
    'Somebody has just changed the settings of the fund. Please look at the new content and save again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    costEstimations: keyof typeof costEstimationsProblems
  }
}
