import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { demoFacilities, demoLane } from '#modules/everyday/facilities/server/public.ts'
import { cancelBy, instantOf, isDrawn, priceOf, slotsOn } from '#modules/everyday/facility-slots.ts'

const homes = ['A棟', 'B棟', 'C棟'].flatMap((building) =>
  Array.from({ length: 60 }, (_, nth) => `${building}-${15 - Math.floor(nth / 4)}F-${(nth % 4) + 1}`),
)

/** A number between 0 and `below` that is the same at every start. */
function chance(seed: number, below: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
  const more = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((more ^ (more >>> 15)) >>> 0) % below
}

type DemoFacility = (typeof demoFacilities)[number]

/** One that is told by itself: a facility some days from today. */
export interface Told {
  name: DemoFacility['name']
  inDays: number
  from: string
  until: string
  label: string
  place?: number
  /** Minutes ago since when it waits. */
  waits?: number
  /** Minutes that it has left to accept. */
  offered?: number
}

/** What the waiting list is about, tomorrow and the day after. */
export const told: readonly Told[] = [
  {
    name: 'KTV 室',
    inDays: 1,
    from: '13:00',
    until: '15:00',
    label: 'B棟-9F-4',
    place: 0,
    waits: 300,
    offered: 11,
  },
  { name: 'KTV 室', inDays: 1, from: '13:00', until: '15:00', label: 'C棟-10F-4', waits: 200 },
  { name: '烤肉區', inDays: 2, from: '14:00', until: '18:00', label: 'C棟-6F-1', place: 0 },
  { name: '烤肉區', inDays: 2, from: '14:00', until: '18:00', label: 'A棟-3F-4', place: 1 },
  { name: '烤肉區', inDays: 2, from: '14:00', until: '18:00', label: 'A棟-8F-1', waits: 90 },
]

/** When the demo pool is closed, in days from today. */
export const closedPool = { name: '游泳池', inDays: 3, reason: '水質檢驗' } as const

const isKept = (name: string, inDays: number) =>
  told.some((one) => one.name === name && one.inDays === inDays) ||
  (closedPool.name === name && closedPool.inDays === inDays)

/** Three months behind and two weeks before: who had and has what, place by place without two at once. */
export function demoBookings(now: Date) {
  const today = dayOf(now)
  return demoFacilities.flatMap((facility, nth) =>
    Array.from({ length: 105 }, (_, at) => at - 90).flatMap((inDays) => {
      if (isKept(facility.name, inDays)) return []
      const day = dayAfter(today, inDays)
      const slots = slotsOn({ ...facility, openHours: [...facility.openHours] }, day)
      const tries = slots.flatMap((slot, slotAt) =>
        Array.from({ length: Math.min(2, facility.places) }, (_, place) => ({ slot, slotAt, place })),
      )
      return tries.flatMap(({ slot, slotAt, place }) => {
        const seed = nth * 1_000_003 + (inDays + 90) * 1009 + slotAt * 37 + place * 7919
        const isWished =
          chance(seed, slots.length) < (facility.busy * (inDays > 7 ? 0.4 : 1)) / Math.min(2, facility.places)
        // What is drawn for stands with the draws.
        if (!isWished || isDrawn(facility.draw, { day, ...slot })) return []
        return [
          bookingOf(facility, nth, {
            now,
            day,
            ...slot,
            label: homes[chance(seed + 3, homes.length)] ?? 'A棟-12F-3',
            place,
            seed,
            key: `${facility.name} ${inDays} ${slotAt} ${place}`,
          }),
        ]
      })
    }),
  )
}

interface Given {
  now: Date
  day: string
  from: string
  until: string
  label: string
  place: number
  seed: number
  key: string
}

// What is charged for it is charged from now on: the past of the demo community has no money in it.
function bookingOf(
  facility: DemoFacility,
  nth: number,
  { now, day, label, place, seed, key, ...slot }: Given,
) {
  const span = { startsAt: instantOf(day, slot.from), endsAt: instantOf(day, slot.until) }
  const [isOver, isOn] = [span.endsAt <= now, span.startsAt <= now]
  const isMissed = isOver && chance(seed + 9, 17) === 0
  const state = isMissed ? 'noShow' : isOver ? 'done' : isOn ? 'inUse' : 'booked'
  const price = isOn ? 0 : priceOf(facility, slot)
  return {
    key,
    label,
    name: facility.name,
    ...span,
    state,
    laneNo: isMissed || isOver ? null : demoLane(nth) * 64 + place,
    people: 1 + chance(seed + 11, facility.mostPeople),
    price,
    deposit: isOn ? 0 : facility.deposit,
    cancelBy: cancelBy(facility, span.startsAt),
    lateRefundPercent: facility.lateRefundPercent,
    madeAt: new Date(
      Math.min(span.startsAt.getTime(), now.getTime()) - (1 + chance(seed + 13, 96)) * 3_600_000,
    ),
    checkedInAt: isOn && !isMissed ? new Date(span.startsAt.getTime() + chance(seed + 15, 9) * 60_000) : null,
    endedAt: isOver ? span.endsAt : null,
    source: chance(seed + 19, 3) ? 'link' : 'desk',
  }
}
