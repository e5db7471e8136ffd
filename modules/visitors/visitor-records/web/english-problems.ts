/** What the problems of visitor records say in English, by code; without the values of the Chinese sentence. */
export const visitorRecordsProblems = {
  413521: 'Too many visitors match. Please narrow the dates, or export them.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    visitorRecords: keyof typeof visitorRecordsProblems
  }
}
