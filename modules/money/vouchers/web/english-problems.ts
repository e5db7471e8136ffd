/** What the problems of vouchers say in English, by code; without the values of the Chinese sentence. */
export const vouchersProblems = {
  409_21_001: 'This code is used for another voucher. Please reload and write it again.',
  400_21_002: 'Please choose a category; those that are retired take no vouchers.',
  400_21_856: 'The day is before 1990. Please check the year.',
  400_21_003: 'The day cannot be later than today.',
  409_21_004: 'There is not that much in this account.',
  409_21_005: 'This month is closed. Please book to the current month.',
  409_21_006: 'This month is not over; it can be closed after its last day.',
  409_21_007: 'This voucher is voided already.',
  409_21_883:
    'The bank’s files have this amount: handle it among the unmatched payments. If this is another one, send it once more.',
  409_21_877:
    'This is the difference of cash that was handed over; it is not voided. Please count and hand over again.',
  400_21_450: 'Whoever hands over and whoever takes over cannot be the same person.',
  409_21_451: 'The books of this account have moved. Please count again.',
  400_21_452: 'What was counted differs from the books. Please give the reason.',
  409_21_453: 'This code is used for another hand-over. Please reload and write it again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    vouchers: keyof typeof vouchersProblems
  }
}
