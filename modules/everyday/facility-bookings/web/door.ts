import { overlay } from '#platform/web/frame/overlay.tsx'
import type { Booking } from '../contract.ts'

/** The dialog in which a household is checked in or out, over any page. */
export const door = overlay<{ booking: Booking }>(async () => (await import('./DoorDialog.tsx')).DoorDialog)
