const digits = '零壹貳參肆伍陸柒捌玖'
const places = ['', '拾', '佰', '仟']

/** Four digits and their places; what is nothing between two of them is 零 once. */
function ofFour(n: number): string {
  let words = ''
  let isGap = false
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(n / 10 ** place) % 10
    if (digit === 0) {
      isGap = words !== ''
      continue
    }
    words += `${isGap ? '零' : ''}${digits[digit]}${places[place]}`
    isGap = false
  }
  return words
}

/** Whole NT$ as receipts write them, so that no digit can be added: 參仟伍佰參拾捌元整. */
export function amountInWords(amount: number): string {
  let words = ''
  for (const [unit, of] of [
    ['億', 100_000_000],
    ['萬', 10_000],
    ['', 1],
  ] as const) {
    const part = Math.floor(amount / of) % 10_000
    if (part === 0) continue
    words += `${words && part < 1000 ? '零' : ''}${ofFour(part)}${unit}`
  }
  return `${words || '零'}元整`
}
