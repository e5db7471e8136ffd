/** What the problems of keys say in English, by code. */
export const dutyKeysProblems = {
  400_31_081: 'The key of this browser cannot be used. Reload and try again.',
  409_31_081: 'The key of this browser is of another account. Reload and try again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    dutyKeys: keyof typeof dutyKeysProblems
  }
}
