/** What the problems of package records say in English, by code; without the values of the Chinese sentence. */
export const packageRecordsProblems = {
  400121: 'Nothing was changed, so there is nothing to correct.',
  400122: 'Please give a reason for turning a legal paper into another kind.',
  409120: 'Another desk has just changed this package. Please look at the newest content.',
  409121: 'Handed over, returned or voided: only the note can be corrected.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    packageRecords: keyof typeof packageRecordsProblems
  }
}
