import { isOff, type Line, mustVerify } from './items.ts'

/** What is ticked, and the households whose first items were ticked already. */
export interface Selection {
  ticked: ReadonlySet<string>
  admitted: ReadonlySet<string>
}

export const nothing: Selection = { ticked: new Set(), admitted: new Set() }

/** Preselects everything of households that are new here (R115); what arrives later for a known one is not ticked: it is not in anybody's hands. `onlyId`: the one thing that was asked for, of the first households. */
export function admit(
  selection: Selection,
  householdIds: readonly string[],
  items: readonly Line[],
  onlyId?: string,
): Selection {
  const isAsked = ({ id }: Line) => onlyId === undefined || selection.admitted.size > 0 || id === onlyId
  const fresh = new Set(householdIds.filter((id) => !selection.admitted.has(id)))
  if (fresh.size === 0) return selection
  const ticked = new Set(selection.ticked)
  for (const item of items)
    if (fresh.has(item.householdId) && !isOff(item) && isAsked(item)) ticked.add(item.id)
  return { ticked, admitted: new Set([...selection.admitted, ...fresh]) }
}

/** A household that was taken out again comes back as a new one. */
export function dismiss(selection: Selection, householdId: string): Selection {
  return { ...selection, admitted: new Set([...selection.admitted].filter((id) => id !== householdId)) }
}

/** Ticks or unticks; what is in a locker stays unticked (R121). */
export function tick(selection: Selection, items: readonly Line[], on: boolean): Selection {
  const ticked = new Set(selection.ticked)
  for (const item of items) {
    if (on && !isOff(item)) ticked.add(item.id)
    else ticked.delete(item.id)
  }
  return { ...selection, ticked }
}

/** What would be handed over: ticked, listed, and not in a locker. */
export const chosen = <T extends Line>(selection: Selection, items: readonly T[]): T[] =>
  items.filter((item) => !isOff(item) && selection.ticked.has(item.id))

/** What may be ticked at all (R121). */
export const tickable = (items: readonly Line[]): Line[] => items.filter((item) => !isOff(item))

/** How a box above several items is drawn. */
export function tickState(selection: Selection, items: readonly Line[]): 'all' | 'some' | 'none' | 'off' {
  if (tickable(items).length === 0) return 'off'
  const count = chosen(selection, items).length
  // An item that cannot be ticked leaves the box above it half: not everything goes.
  if (count === items.length) return 'all'
  return count > 0 ? 'some' : 'none'
}

/** What still has to be checked before confirming: chosen, for its named person only, not yet verified. */
export const unverified = <T extends Line>(items: readonly T[], verified: ReadonlySet<string>): T[] =>
  items.filter((item) => mustVerify(item) && !verified.has(item.id))
