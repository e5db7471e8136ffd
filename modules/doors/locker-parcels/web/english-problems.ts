/** What the problems of the module say in English, by code. */
export const lockerParcelsProblems = {
  404_33_002: 'This link is void; please ask the desk for a new one.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    lockerParcels: keyof typeof lockerParcelsProblems
  }
}
