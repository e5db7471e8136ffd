/** What the problems of files say in English, by code; without the values of the Chinese sentence. */
export const filesProblems = {
  404201: 'The link has ended. Please open it again.',
  413201: 'The upload limit of today is reached. Please ask an administrator.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    files: keyof typeof filesProblems
  }
}
