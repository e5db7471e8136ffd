import type { Household } from '#modules/homes/households/contract.ts'
import type { Item, Line } from './items.ts'

/** An item that somebody else was faster with; who and when, as far as it is known. */
export interface Gone<T extends Line = Item> {
  item: T
  by?: string
  at?: Date
}
export interface Group<T extends Line> {
  household: Household
  items: T[]
  gone: Gone<T>[]
}

/** The items by household, in the order in which the households were found; one without any item is left out. */
export function groupByHousehold<T extends Line>(
  households: readonly Household[],
  items: readonly T[],
  gone: readonly Gone<T>[],
): Group<T>[] {
  const groups = households.map((household) => ({
    household,
    items: items.filter((item) => item.householdId === household.householdId),
    gone: gone.filter(({ item }) => item.householdId === household.householdId),
  }))
  return groups.filter((group) => group.items.length + group.gone.length > 0)
}

/** What was listed and now is not, although we did not hand it over: somebody else did. `ours` are the ids that we sent. */
export function noticeGone<T extends Line>(
  before: readonly T[],
  after: readonly T[],
  ours: ReadonlySet<string>,
  householdIds: readonly string[],
): T[] {
  const listed = new Set(after.map((item) => item.id))
  return before.filter(
    (item) =>
      !item.queued && !listed.has(item.id) && !ours.has(item.id) && householdIds.includes(item.householdId),
  )
}

/** Adds what is gone; one that is known already keeps the row and learns who and when. */
export function addGone<T extends Line>(known: readonly Gone<T>[], more: readonly Gone<T>[]): Gone<T>[] {
  const byId = new Map(known.map((item) => [item.item.id, item]))
  for (const gone of more) {
    const old = byId.get(gone.item.id)
    byId.set(gone.item.id, { item: gone.item, by: gone.by ?? old?.by, at: gone.at ?? old?.at })
  }
  return [...byId.values()]
}
