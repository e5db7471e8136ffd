/** What the problems of reports say in English, by code. */
export const foodReportsProblems = {
  400_32_401: 'The end must be the day of the beginning or later. Please choose again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    foodReports: keyof typeof foodReportsProblems
  }
}
