import { overlay } from '#platform/web/frame/overlay.tsx'
import { type Booking, earlyMinutes } from '../contract.ts'

/** The dialog in which a household is checked in or out, over any page. */
export const door = overlay<{ booking: Booking }>(async () => (await import('./DoorDialog.tsx')).DoorDialog)

/** From when on a household may check in. */
export const opensAt = ({ startsAt }: Pick<Booking, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - earlyMinutes * 60_000)
