import type { DisplayDevice } from '#modules/boards/board-devices/contract.ts'
import type { Schedule } from '#modules/boards/boards/contract.ts'
import { clockOf, holds, isInHours } from '#modules/boards/boards/web/public.ts'

/** What a screen does for half an hour: it is off, shows the board, shows it in turn with others, or another one. */
export type Slot = 'off' | 'own' | 'turns' | 'other'
export const slotsOfDay = 48

/** Days of a week, from Monday (1), that are alike on a screen, with what it shows in each half hour. */
export interface DaysAlike {
  weekdays: number[]
  slots: Slot[]
}

const half = 1_800_000
const day = 86_400_000

function slotAt(
  device: DisplayDevice,
  schedules: readonly Schedule[],
  { boardId, at }: { boardId: string; at: Date },
): Slot {
  if (!isInHours(clockOf(at), device.onFrom, device.onUntil)) return 'off'
  const entry = schedules.find((span) => holds(span, device.groupName, at))
  if (entry?.turns.some((turn) => turn.boardId === boardId)) return 'turns'
  return (entry?.boardId ?? device.boardId) === boardId ? 'own' : 'other'
}

/** When a screen shows a board in the seven days from `midnight` on, in Taipei; days that are alike stand together. */
export function weekOf(
  device: DisplayDevice,
  schedules: readonly Schedule[],
  { boardId, midnight }: { boardId: string; midnight: Date },
): DaysAlike[] {
  const alike: DaysAlike[] = []
  const days = Array.from({ length: 7 }, (_, nth) => midnight.getTime() + nth * day)
  for (const begin of days) {
    const slots = Array.from({ length: slotsOfDay }, (_, nth) =>
      slotAt(device, schedules, { boardId, at: new Date(begin + nth * half) }),
    )
    // Taipei is eight hours ahead; 1970 began on a Thursday.
    const weekday = ((Math.floor((begin + 8 * 3_600_000) / day) + 3) % 7) + 1
    const same = alike.find((one) => one.slots.join() === slots.join())
    if (same) same.weekdays.push(weekday)
    else alike.push({ weekdays: [weekday], slots })
  }
  for (const { weekdays } of alike) weekdays.sort((one, other) => one - other)
  return alike.sort((one, other) => (one.weekdays[0] ?? 0) - (other.weekdays[0] ?? 0))
}
