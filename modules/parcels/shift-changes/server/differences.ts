import { createHash } from 'node:crypto'
import type { Differences, ItemChange, OpenItem } from '../contract.ts'

/** What a reader of the list sees of a thing that stayed, and would want to know the change of. */
const watched = ['label', 'name', 'kindName', 'shelfPosition', 'pieceCount', 'money', 'note'] as const

function changesOf(before: OpenItem, after: OpenItem): ItemChange[] {
  return watched.flatMap((field) =>
    before[field] === after[field]
      ? []
      : [{ id: after.id, field, before: String(before[field] ?? ''), after: String(after[field] ?? '') }],
  )
}

/** How one list differs from the one before: what came, what went, and what of the rest is no longer as it was. */
export function differencesOf(before: readonly OpenItem[], after: readonly OpenItem[]): Differences {
  const known = new Map(before.map((item) => [item.id, item]))
  const present = new Set(after.map((item) => item.id))
  return {
    addedIds: after.filter((item) => !known.has(item.id)).map((item) => item.id),
    gone: before.filter((item) => !present.has(item.id)),
    changes: after.flatMap((item) => {
      const earlier = known.get(item.id)
      return earlier ? changesOf(earlier, item) : []
    }),
  }
}

/** The same for the same list, whatever its order; another one as soon as anything on it that people see is another. */
export function fingerprintOf(items: readonly OpenItem[]): string {
  const seen = items.map((item) => JSON.stringify([item.id, ...watched.map((field) => item[field])])).sort()
  return createHash('sha256').update(seen.join('\n')).digest('hex')
}
