/** What a registration begins with: what another screen knows already. */
export interface Prefill {
  household?: { householdId: string; label: string; names: readonly string[] }
  name?: string
  phone?: string
  plate?: string
}

/** Who arrives: a booked visitor, or whoever shows this code. */
export type Arriving = { visitorId: string } | { code: string }

/** Which dialogs of the visitors' desk are open. */
export interface DeskShown {
  registration?: Prefill
  arriving?: Arriving
  /** Whoever is inside. */
  inside?: true
  /** Who leaves; without an id it is still to be chosen. */
  leaving?: { visitorId?: string }
  /** Who is lent something. */
  lending?: { visitorId: string }
}

let shown: DeskShown = {}
const watchers = new Set<() => void>()

export const deskShown = (): DeskShown => shown

export function onDesk(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Opens dialogs, or closes those that are undefined. */
export function showDesk(change: DeskShown): void {
  shown = { ...shown, ...change }
  for (const watch of watchers) watch()
}
