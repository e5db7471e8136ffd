/** Whole NT$ as 萬, as people read it: −1,200. */
export const inWan = (amount: number): string =>
  Math.round(amount / 10_000)
    .toLocaleString('en')
    .replace('-', '−')
