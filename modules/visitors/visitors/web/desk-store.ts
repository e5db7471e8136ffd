import { overlay } from '#platform/web/frame/overlay.tsx'
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

/** The dialogs of the visitors' desk, over any page. */
export const desk = overlay<{ shown: DeskShown }>(async () => (await import('./DeskDialogs.tsx')).DeskDialogs)

/** Opens dialogs, or closes those that are undefined. */
export function showDesk(change: DeskShown): void {
  const shown = { ...desk.shown()?.shown, ...change }
  if (Object.values(shown).some((item) => item !== undefined)) desk.show({ shown })
  else desk.close()
}
