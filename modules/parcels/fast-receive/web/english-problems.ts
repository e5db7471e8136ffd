/** What the problems of every hand-over say in English, by code. */
export const fastReceiveProblems = {
  400107: 'The scanned code or card does not belong to these households. Please scan again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    fastReceive: keyof typeof fastReceiveProblems
  }
}
