/** What the problems of retention say in English, by code; without the values of the Chinese sentence. */
export const retentionProblems = {
  400421: 'The number of days is outside the allowed range.',
  404421: 'There is no such retention.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    retention: keyof typeof retentionProblems
  }
}
