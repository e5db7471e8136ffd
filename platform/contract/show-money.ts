/** Whole NT$ as sentences and lists say them: NT$1,500, −NT$1,500. */
export const showMoney = (amount: number): string =>
  `${amount < 0 ? '−' : ''}NT$${Math.abs(amount).toLocaleString('en-US')}`
