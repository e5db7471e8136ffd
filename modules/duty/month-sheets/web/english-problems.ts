/** What the problems of month sheets say in English, by code. */
export const monthSheetsProblems = {
  400_31_041: 'Sign on the paper.',
  403_31_041: 'The person signs the own side; somebody else who may signs for the employer.',
  409_31_041: 'The month is not closed yet. It is signed once nothing of it changes any more.',
  409_31_042: 'The sheet is not what you saw. Look at it and sign again.',
  409_31_043: 'This side is signed already.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    monthSheets: keyof typeof monthSheetsProblems
  }
}
