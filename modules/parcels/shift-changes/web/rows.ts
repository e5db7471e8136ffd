import type { Differences, OpenItem } from '../contract.ts'
import { needsAttention } from './attention.ts'

export type Show = 'all' | 'different' | 'attention' | 'unchecked'

/** Which items of a list each filter shows. */
export function shownBy(
  items: readonly OpenItem[],
  differences: Differences,
  checked: ReadonlySet<string>,
  now: number,
): Record<Show, readonly OpenItem[]> {
  const different = new Set([...differences.addedIds, ...differences.changes.map((change) => change.id)])
  return {
    all: items,
    different: items.filter((item) => different.has(item.id)),
    attention: items.filter((item) => needsAttention(item, now)),
    unchecked: items.filter((item) => !checked.has(item.id)),
  }
}

/** The items of each section that has any, in the order of the list. */
export function bySection(items: readonly OpenItem[]): { section: string; items: OpenItem[] }[] {
  return [...new Set(items.map((item) => item.section))].map((section) => ({
    section,
    items: items.filter((item) => item.section === section),
  }))
}
