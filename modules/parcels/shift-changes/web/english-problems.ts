/** What the problems of shift changes say in English, by code; without the values of the Chinese sentence. */
export const shiftChangesProblems = {
  400321: 'Both persons must sign the shift change.',
  409321: 'The list has changed meanwhile and is up to date now. Please check what is new, then sign.',
  409322: 'This list has another shift change already. Please close the window and hand over again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    shiftChanges: keyof typeof shiftChangesProblems
  }
}
