import type { Dice } from './dice.ts'
import type { PackageRow } from './packages.ts'
import { lastOpen, minutesAfter, minutesBetween, openMinutesAfter } from './taipei.ts'

/** Groups what was fetched at once: whoever comes takes everything that lies there for the household. */
export function pickUps(dice: Dice, taken: readonly { row: PackageRow; until: Date }[]) {
  const groups: { at: Date; items: PackageRow[] }[] = []
  const last = new Map<string, { at: Date; items: PackageRow[] }>()
  for (const { row, until } of taken) {
    const open = last.get(row.householdId)
    if (open && row.arrivedAt < open.at) {
      open.items.push(row)
      continue
    }
    const [least, most] = dice.weighted([
      [[15, 120], 25],
      [[120, 500], 45],
      [[500, 1400], 24],
      [[1400, 4000], 6],
    ] as const)
    const wished = openMinutesAfter(row.arrivedAt, dice.between(least, most))
    const group = { at: wished < until ? wished : between(dice, row.arrivedAt, until), items: [row] }
    groups.push(group)
    last.set(row.householdId, group)
  }
  return groups
}

/** A time between, at which the desk was open. */
function between(dice: Dice, from: Date, to: Date): Date {
  const at = minutesAfter(from, minutesBetween(from, to) * (0.3 + dice.next() * 0.6))
  const open = lastOpen(at)
  return open > from ? open : at
}
