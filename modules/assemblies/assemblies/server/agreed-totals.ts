import type { Total, TopicRecord } from './tables.ts'

/** What two people counted alike, of each the last that they counted; with one person where hands are shown. */
export function agreedTotals(
  { voteWay }: Pick<TopicRecord, 'voteWay'>,
  counts: readonly { totals: Total[]; countedBy: string }[],
): Total[] | undefined {
  const last = counts.at(-1)
  if (!last || voteWay === 'showOfHands') return last?.totals
  // An answer that nobody gave is the same whether it was entered as nothing or left out.
  const said = (totals: Total[]) =>
    JSON.stringify(
      totals
        .filter(({ heads, area }) => heads || area)
        .map(({ optionId, heads, area }) => [optionId, heads, area])
        .toSorted(),
    )
  // Whoever counts again takes the earlier count back.
  const latest = new Map(counts.map((one) => [one.countedBy, said(one.totals)]))
  latest.delete(last.countedBy)
  return [...latest.values()].includes(said(last.totals)) ? last.totals : undefined
}
