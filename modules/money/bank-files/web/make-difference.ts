import type { PayoutLine } from '../payout-contract.ts'

/**
 * The lines that are as much as the difference: one, else the first two; none, when there are no such. Below zero the bank paid less,
 * so lines that came in are looked at; above it, what a reversal took away.
 */
export function makingDifference(lines: readonly PayoutLine[], difference: number): PayoutLine[] {
  if (!difference) return []
  const nets = lines.map((line) => ({ line, net: line.amount - line.fee }))
  const single = nets.find(({ net }) => net === -difference)
  if (single) return [single.line]
  const seen = new Map<number, PayoutLine>()
  for (const { line, net } of nets) {
    const other = seen.get(-difference - net)
    if (other) return [other, line]
    seen.set(net, line)
  }
  return []
}
