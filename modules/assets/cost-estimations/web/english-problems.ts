/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const costEstimationsProblems = {
  409_26_151:
    'Somebody has just changed the settings of the fund. Please look at the new content and save again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    costEstimations: keyof typeof costEstimationsProblems
  }
}
