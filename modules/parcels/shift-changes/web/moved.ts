import type { OpenItem, ShiftChangeNow } from '../contract.ts'

export interface Moved {
  added: number
  gone: number
  changed: number
}

const seen = (item: OpenItem) =>
  JSON.stringify([item.label, item.name, item.shelfPosition, item.pieceCount, item.money])

/** How the list moved between what two people looked at and what it is now; undefined when it did not. */
export function movedSince(
  before: Pick<ShiftChangeNow, 'items' | 'fingerprint'>,
  now: Pick<ShiftChangeNow, 'items' | 'fingerprint'>,
): Moved | undefined {
  if (before.fingerprint === now.fingerprint) return undefined
  const known = new Map(before.items.map((item) => [item.id, seen(item)]))
  const present = new Set(now.items.map((item) => item.id))
  return {
    added: now.items.filter((item) => !known.has(item.id)).length,
    gone: before.items.filter((item) => !present.has(item.id)).length,
    changed: now.items.filter((item) => known.has(item.id) && known.get(item.id) !== seen(item)).length,
  }
}
