import { dayAfter, lastDayOf } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { demoMenu, demoSpecs } from '#modules/meals/food-menu/server/public.ts'

/** Households of the demo community that eat at its kitchen. */
const homes =
  `A棟-4F-1 A棟-4F-2 A棟-5F-3 A棟-6F-3 A棟-7F-4 A棟-8F-2 A棟-9F-1 A棟-10F-3 A棟-11F-1 A棟-13F-1 A棟-13F-4 A棟-15F-1 A棟-15F-2
  B棟-3F-3 B棟-4F-4 B棟-6F-1 B棟-8F-1 B棟-8F-4 B棟-10F-3 B棟-11F-4 B棟-12F-1 B棟-13F-1 B棟-14F-2 B棟-15F-2
  C棟-3F-4 C棟-5F-3 C棟-6F-2 C棟-7F-3 C棟-8F-2 C棟-9F-1 C棟-10F-1 C棟-11F-2 C棟-12F-1 C棟-13F-3 C棟-14F-1 C棟-14F-4`.split(
    /\s+/,
  )
const granted = 1500
const bought = 6000
const minute = 60_000

/** A number between 0 and `below` that is the same at every start. */
function chance(seed: number, below: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
  const more = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((more ^ (more >>> 15)) >>> 0) % below
}

export interface PlannedLine {
  item: string
  points: number
  quantity: number
  options: { spec: string; name: string; points: number }[]
}
interface Purses {
  normal: number
  cash: number
}
export interface PlannedOrder {
  kind: 'order'
  key: string
  label: string
  at: Date
  pickupAt: Date
  lines: PlannedLine[]
  paid: Purses
  left: Purses
  state: 'cooking' | 'ready' | 'taken' | 'voided'
  /** The last day of the granted points that it took. */
  expiresOn: string
}
/** What happened to the purses of a household, in its order. */
export type Planned =
  | { kind: 'grant'; label: string; at: Date; month: string; points: number; expiresOn: string; left: number }
  | { kind: 'topUp'; label: string; at: Date; points: number; left: number }
  | { kind: 'expire'; label: string; at: Date; month: string; points: number; left: number }
  | PlannedOrder
  | { kind: 'return'; label: string; at: Date; order: PlannedOrder; left: Purses }

const dishes = demoMenu
  .flatMap(({ dishes: of }) => of)
  .filter(({ isSoldOut, weekdays }) => !isSoldOut && !weekdays)

function lineOf(seed: number): PlannedLine {
  // What is warm and filling is ordered most.
  const dish = dishes[Math.min(chance(seed, dishes.length), chance(seed + 1, dishes.length))]
  if (!dish) throw new Error('the demo kitchen sells nothing')
  const options = (dish.specs ?? []).flatMap((name, nth) => {
    const spec = demoSpecs.find((one) => one.name === name)
    const all = Object.entries(spec?.options ?? {})
    const [option, points] = all[chance(seed + 10 + nth, all.length)] ?? ['', 0]
    const isTaken = spec?.choice === 'one' || chance(seed + 20 + nth, 3) === 0
    return isTaken ? [{ spec: name, name: `${spec?.prefix ?? ''}${option}`, points }] : []
  })
  return {
    item: dish.name,
    points: options.reduce((sum, { points }) => sum + points, dish.points),
    quantity: 1 + (chance(seed + 2, 4) === 0 ? 1 + chance(seed + 3, 2) : 0),
    options,
  }
}

const at = (day: string, minutes: number) => new Date(Date.parse(`${day}T00:00:00+08:00`) + minutes * minute)
const monthOf = (day: string) => day.slice(0, 7)

/** When and for when somebody ordered: lunch, dinner, and a few who wait at this moment. */
function timesOf(day: string, nth: number, seed: number, now: Date, isToday: boolean) {
  if (isToday && nth < 9) {
    const orderedAt = new Date(now.getTime() - (34 - nth * 3) * minute)
    const quarter = 15 * minute
    const pickupAt = new Date(Math.round((now.getTime() + (nth - 4) * 6 * minute) / quarter) * quarter)
    return { orderedAt, pickupAt: pickupAt > orderedAt ? pickupAt : orderedAt }
  }
  const isDinner = chance(seed + 4, 3) === 0
  const pickup = (isDinner ? 1050 : 690) + 15 * chance(seed + 5, 6)
  return { orderedAt: at(day, pickup - 20 - chance(seed + 6, 40)), pickupAt: at(day, pickup) }
}

/** Two months of a kitchen: what came into purses, what was ordered, voided and expired, by time. */
export function demoMeals(now: Date): Planned[] {
  const today = dayOf(now)
  const first = `${monthOf(dayAfter(today, -62))}-01`
  const purses = new Map(homes.map((label) => [label, { normal: 0, cash: 0 }]))
  const all: Planned[] = []
  const purseOf = (label: string) => purses.get(label) ?? { normal: 0, cash: 0 }
  for (let day = first; day <= today; day = dayAfter(day, 1)) {
    if (day.endsWith('-01')) all.push(...beginMonth(day, day === first))
    all.push(...ordersOf(day))
  }
  return all.toSorted((a, b) => a.at.getTime() - b.at.getTime())

  function beginMonth(day: string, isFirst: boolean): Planned[] {
    const month = monthOf(day)
    return homes.flatMap((label, nth): Planned[] => {
      const purse = purseOf(label)
      const gone = purse.normal
      purse.normal = granted
      const grant = { kind: 'grant', label, at: at(day, 30), month, points: granted } as const
      const expire = { kind: 'expire', label, at: at(day, 5), month: monthOf(dayAfter(day, -1)) } as const
      const before: Planned[] = gone ? [{ ...expire, points: gone, left: 0 }] : []
      const has: Planned = { ...grant, expiresOn: lastDayOf(month), left: granted }
      if (!isFirst || nth % 2) return [...before, has]
      purse.cash = bought
      return [...before, has, { kind: 'topUp', label, at: at(day, 540 + nth), points: bought, left: bought }]
    })
  }

  function ordersOf(day: string): Planned[] {
    const isToday = day === today
    const seedOfDay = Number(day.replaceAll('-', ''))
    return Array.from({ length: 14 + chance(seedOfDay, 8) }, (_, nth) => nth)
      .map((nth) => ({ nth, seed: seedOfDay * 131 + nth * 7919 }))
      .map((one) => ({ ...one, ...timesOf(day, one.nth, one.seed, now, isToday) }))
      .filter(({ orderedAt }) => orderedAt <= now && dayOf(orderedAt) === day)
      .toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime())
      .flatMap((one) => orderOf(day, isToday, one))
  }

  function orderOf(
    day: string,
    isToday: boolean,
    { nth, seed, orderedAt, pickupAt }: { nth: number; seed: number; orderedAt: Date; pickupAt: Date },
  ): Planned[] {
    const lines = Array.from({ length: 1 + chance(seed + 8, 3) }, (_, line) => lineOf(seed + 100 * line + 11))
    const points = lines.reduce((sum, line) => sum + line.points * line.quantity, 0)
    // Whoever has too few does not order.
    const label = Array.from(
      { length: 8 },
      (_, nthTry) => homes[chance(seed + 7 + nthTry * 977, homes.length)],
    ).find((home) => home !== undefined && points <= purseOf(home).normal + purseOf(home).cash)
    if (label === undefined) return []
    const purse = purseOf(label)
    const paid = { normal: Math.min(purse.normal, points), cash: Math.max(0, points - purse.normal) }
    purse.normal -= paid.normal
    purse.cash -= paid.cash
    const isLive = isToday && nth < 9
    const isVoided = !isLive && chance(seed + 9, 40) === 0
    const order: PlannedOrder = {
      kind: 'order',
      key: `${day} ${nth}`,
      label,
      at: orderedAt,
      pickupAt,
      lines,
      paid,
      left: { ...purse },
      state: isVoided
        ? 'voided'
        : !isLive && pickupAt < now
          ? 'taken'
          : isLive && nth < 3
            ? 'ready'
            : 'cooking',
      expiresOn: lastDayOf(monthOf(day)),
    }
    const voidedAt = new Date(orderedAt.getTime() + 9 * minute)
    if (!isVoided || voidedAt > now) return [{ ...order, state: isVoided ? 'taken' : order.state }]
    purse.normal += paid.normal
    purse.cash += paid.cash
    return [order, { kind: 'return', label, at: voidedAt, order, left: { ...purse } }]
  }
}
