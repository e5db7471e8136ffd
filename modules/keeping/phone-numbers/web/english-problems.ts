/** What the problems of telephone numbers say in English, by code; without the values of the Chinese sentence. */
export const phoneNumbersProblems = {
  429460: 'You have shown too many telephone numbers in a short time. Please try again later.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    phoneNumbers: keyof typeof phoneNumbersProblems
  }
}
