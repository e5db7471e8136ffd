/** What was typed as 1/100 NT$: `85.5` is 8550; undefined where it is no amount of at most two decimals. */
export function rateOf(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(',', '').trim()
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
