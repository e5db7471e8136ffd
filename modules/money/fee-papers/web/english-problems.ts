/** What the problems of the papers of fees say in English, by code; without the values of the Chinese sentence. */
export const feePapersProblems = {
  404_21_801:
    'There is no bill to print: drafts are issued first. Please look at the period and the ticked households.',
  413_21_802: 'There are too many bills for one file. Please take them run by run.',
  400_21_852: 'Please choose the receipts to print, or a period.',
  413_21_803: 'There are too many receipts for one file. Please take them run by run, or fewer at once.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    feePapers: keyof typeof feePapersProblems
  }
}
