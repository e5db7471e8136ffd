/** What the problems of office days say in English, by code. */
export const officeDaysProblems = {
  40012101:
    'This is not the official table of office days. Please take the plain CSV (date, weekday, off or not, note), not the one for Google.',
  40012102: 'A line cannot be read: date, weekday and off or not (0 or 2) must agree, all in the same year.',
  40012103: 'A day is missing or there twice. Please download the file of the whole year again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    officeDays: keyof typeof officeDaysProblems
  }
}
