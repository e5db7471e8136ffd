/** What the problems of the exchange say in English, by code. */
export const intercomRingingProblems = {
  40133561: 'The key of the exchange is wrong or was renewed. Please make its configuration anew.',
  40933562: 'The domain of the exchange is missing. Please write it in the settings first.',
  40433561: 'There is no such call; it may have been forgotten.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    intercomRinging: keyof typeof intercomRingingProblems
  }
}
