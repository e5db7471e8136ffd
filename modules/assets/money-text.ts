/** Whole NT$ as sentences and lists of this area say them: NT$1,200, −NT$1,200. */
export const moneyText = (amount: number): string =>
  `${amount < 0 ? '−' : ''}NT$${Math.abs(amount).toLocaleString('en')}`
