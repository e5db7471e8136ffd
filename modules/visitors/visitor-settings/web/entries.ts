/** An entry of a list: a reason, a kind of vendors, a kind of card. */
export interface Entry {
  id: string
  name: string
  sort: number
  isEnabled: boolean
  rowVersion: number
}

/** What a list does with its entries; a change names what the person saw. */
export interface EntryCalls {
  add: (id: string, name: string) => Promise<unknown>
  /** The entry as it is now. */
  newest: (id: string) => Promise<Pick<Entry, 'id' | 'name' | 'rowVersion'> | undefined>
  change: (
    entry: Pick<Entry, 'id' | 'name' | 'rowVersion'>,
    change: Partial<Pick<Entry, 'name' | 'sort' | 'isEnabled'>>,
  ) => Promise<unknown>
}

/**
 * The changes that put an entry one step away: all those whose place is not their number yet, since entries of equal
 * numbers stand by name.
 */
export function placesAfter(entries: readonly Entry[], id: string, by: -1 | 1) {
  const at = entries.findIndex((one) => one.id === id)
  const order = [...entries]
  const [moved] = order.splice(at, 1)
  if (!moved || at + by < 0 || at + by > order.length) return []
  order.splice(at + by, 0, moved)
  return order.flatMap((entry, sort) => (entry.sort === sort ? [] : [{ entry, sort }]))
}
