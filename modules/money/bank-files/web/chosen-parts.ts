import type { LineDetail, LinePart } from '../desk-shapes.ts'

/** What is chosen to put a line to: as proposed, a bill, or what is paid ahead (null). */
export type Choice = 'proposal' | null | string

/** Where a line goes by what is chosen: the rest of a chosen bill is paid ahead. */
export function partsOf(line: LineDetail, choice: Choice): LinePart[] {
  const { proposal, amount, candidates } = line
  if (choice === 'proposal') return proposal
  const left = candidates.find(({ billId }) => billId === choice)?.left ?? 0
  const toBill = choice === null ? 0 : Math.min(left, amount)
  return [
    ...(toBill && choice !== null ? [{ billId: choice, amount: toBill }] : []),
    ...(amount > toBill ? [{ billId: null, amount: amount - toBill }] : []),
  ]
}

/** The candidate whose circle is filled. */
export const chosenOf = (line: LineDetail, choice: Choice): string | null =>
  choice === 'proposal' ? (line.proposal[0]?.billId ?? null) : choice
