/** What the problems of calls of the intercom say in English, by code. */
export const intercomCallsProblems = {
  40133541: 'The account or its password is wrong; the picture was not taken.',
  40933541: 'This id is used for another test.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    intercomCalls: keyof typeof intercomCallsProblems
  }
}
