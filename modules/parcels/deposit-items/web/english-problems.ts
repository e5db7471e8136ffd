/** What the problems of items that were left say in English, by code; without the values of the Chinese sentence. */
export const depositItemsProblems = {
  409113: 'The deposit no longer waits. Please look at the newest content.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    depositItems: keyof typeof depositItemsProblems
  }
}
