/** What the problems of the ledger say in English, by code; without the values of the Chinese sentence. */
export const ledgerProblems = {
  409_21_011: 'Another manager has just changed this account; it is shown as it is now.',
  409_21_012: 'This name is taken. Please choose another one.',
  409_21_013: 'Another manager has just changed the accounts. Please look again before ordering them.',
  409_21_014: 'The program books to this account: it can be renamed, not retired.',
  409_21_015: 'There is money in this account. Move it first, then retire the account.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    ledger: keyof typeof ledgerProblems
  }
}
