/** The accounts that the program itself books to, by their numbers; a community names them and adds others. */
export const bookAccounts = {
  pettyCash: 1101,
  deskCash: 1102,
  bank: 1103,
  receivable: 1201,
  /** What shops and agencies took in and have not paid out. */
  inTransit: 1202,
  /** Cheques that the bank has not cashed yet. */
  cheques: 1203,
  prepayment: 2101,
  unmatched: 2102,
  /** What households leave for a room that they use. */
  facilityDeposits: 2198,
  opening: 3101,
  feeIncome: 4101,
  chargingIncome: 4105,
  facilityIncome: 4103,
  lateFees: 4198,
  collectionFee: 5107,
} as const

/** What a number says of its account: assets and expenses grow by debits, the others by credits. */
export const accountKinds = ['asset', 'liability', 'equity', 'income', 'expense'] as const
export type AccountKind = (typeof accountKinds)[number]

/** The kind of an account by its number, 1000 to 5999. */
export const kindOf = (number: number): AccountKind =>
  accountKinds[Math.floor(number / 1000) - 1] ?? 'expense'

/** Cash and bank accounts: what can be counted. */
export const isMoney = (number: number): boolean => number > 1100 && number < 1200
