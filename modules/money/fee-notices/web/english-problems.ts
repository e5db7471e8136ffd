/** What the problems of notices of bills say in English, by code; without the values of the Chinese sentence. */
export const feeNoticesProblems = {
  409_21_804:
    'There is no bill to tell of: drafts, void and settled bills and those carried over are left out. Please look at the run and the ticked households.',
  409_21_805: 'These bills were told of a short while ago; wait twelve hours before the next notice.',
  409_21_806:
    'These bills were told of again as often as may be. Please ring, or use the letters of arrears.',
  409_21_885:
    'Who was billed does not live there, and debts follow the person: those who do are not told. Please write or call.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    feeNotices: keyof typeof feeNoticesProblems
  }
}
