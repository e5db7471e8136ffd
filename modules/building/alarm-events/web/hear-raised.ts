import type { LiveEvent } from '#platform/web/live/live.ts'
import { isLastFocused } from './last-focused.ts'
import { playSiren } from './siren.ts'

/** Whether a siren is heard in this tab: of a household's only where somebody was last (R211). */
export const isHeardHere = (isPrivate: boolean): boolean => !isPrivate || isLastFocused()

/** What follows when the server says that an alarm began: one of level 3 opens the cards (R209), it and one of level 4 ring. */
export function hearRaised({ Name, Payload }: Pick<LiveEvent, 'Name' | 'Payload'>, open: () => void): void {
  const isPrivate = Name === 'alarmEvents.privateRaised'
  if (!isPrivate && Name !== 'alarmEvents.raised') return
  const level = Number(Payload.TagLevel)
  if (level === 3) open()
  if ((level === 3 || level === 4) && isHeardHere(isPrivate)) playSiren(level, String(Payload.EventId))
}
