import { createHash } from 'node:crypto'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { demoFacilities } from '#modules/everyday/facilities/server/public.ts'
import { drawTimes, instantOf, weekdayOf } from '#modules/everyday/facility-slots.ts'
import { drawOrder, listOf, lotsOf, seedText, turnTexts } from '../lots.ts'
import { digest } from './queries.ts'

/** Who entered, how often each had been there, and whether its last draw was a blank. */
const entered: readonly (readonly [label: string, uses: number, hadBlank: boolean])[] = [
  ['A棟-8F-1', 0, false],
  ['C棟-11F-4', 1, false],
  ['B棟-5F-3', 0, false],
  ['B棟-13F-2', 2, false],
  ['A棟-12F-3', 3, true],
  ['C棟-6F-1', 1, false],
  ['A棟-3F-4', 4, false],
  ['B棟-9F-4', 2, false],
  ['C棟-2F-3', 4, false],
]
const slots = ['18:00', '19:00', '20:00']

/** The next Saturday from a day on, or the last one before it. */
const saturday = (today: string, isNext: boolean) =>
  dayAfter(
    today,
    isNext
      ? (13 - weekdayOf(today)) % 7 || 7
      : -(((weekdayOf(today) + 1) % 7) + (weekdayOf(today) === 6 ? 7 : 0)),
  )

/** Two draws of the badminton court: the one of last Saturday with its result, and the one that can be entered now. */
export const demo: Demo = ({ now, communityId, clerk, idOf, householdId }) => {
  const court = demoFacilities[0]
  const facilityId = idOf(`facility ${court.name}`)
  const today = dayOf(now)
  const drawOf = (day: string) => ({
    communityId,
    id: idOf(`facility draw ${day}`),
    facilityId,
    day,
    fromTime: court.draw.from,
    untilTime: court.draw.until,
    closesAt: drawTimes(court.draw, day).closesAt,
    drawsAt: drawTimes(court.draw, day).drawsAt,
    nonce: createHash('sha256').update(`demo draw ${day}`).digest('hex'),
  })
  const entryOf = (day: string, label: string, at: number) => ({
    communityId,
    id: idOf(`facility draw entry ${day} ${label}`),
    drawId: idOf(`facility draw ${day}`),
    householdId: householdId(label),
    wishes: [...slots.slice(at % 3), ...slots.slice(0, at % 3)],
    people: 2 + (at % 4),
    source: 'link',
    madeAt: new Date(drawTimes(court.draw, day).closesAt.getTime() - (at + 2) * 3_600_000 - 86_400_000),
    madeByName: label,
  })
  const past = saturday(today, false)
  const candidates = entered.map(([label, uses, hadBlank]) => ({ label, lots: lotsOf({ uses, hadBlank }) }))
  const numbers = '04 12 19 23 31 36'
  const fingerprint = digest(listOf(candidates))
  const seed = digest(seedText({ nonce: drawOf(past).nonce, numbers, fingerprint }))
  const order = drawOrder(candidates, turnTexts(seed, candidates.length).map(digest))
  const left = [...slots]
  const won = new Map(
    order.flatMap(({ label }) => {
      const at = entered.findIndex(([one]) => one === label)
      const slot = entryOf(past, label, at).wishes.find((wish) => left.includes(wish))
      if (slot) left.splice(left.indexOf(slot), 1)
      return slot ? [[label, slot] as const] : []
    }),
  )
  let open = saturday(today, true)
  while (drawTimes(court.draw, open).closesAt <= now) open = dayAfter(open, 7)
  const bookingId = (label: string) => idOf(`facility booking drawn ${label}`)
  return [
    [
      'facility_booking',
      [...won].map(([label, from]) => {
        const [startsAt, endsAt] = [
          instantOf(past, from),
          new Date(instantOf(past, from).getTime() + 3_600_000),
        ]
        return {
          communityId,
          id: bookingId(label),
          facilityId,
          householdId: householdId(label),
          startsAt,
          endsAt,
          state: 'done',
          people: 4,
          price: 0,
          deposit: 0,
          cancelBy: startsAt,
          lateRefundPercent: court.lateRefundPercent,
          feeDue: 0,
          code: digest(`drawn ${label}`).slice(0, 10).toUpperCase(),
          source: 'draw',
          madeAt: drawTimes(court.draw, past).drawsAt,
          madeByName: label,
          checkedInAt: startsAt,
          checkedInByName: clerk.name,
          checkedOutAt: endsAt,
          checkedOutByName: clerk.name,
          endedAt: endsAt,
          endedByName: clerk.name,
        }
      }),
    ],
    [
      'facility_draw',
      [
        {
          ...drawOf(past),
          source: '威力彩第一區',
          numbers,
          witness: '主任委員 何佳蓉',
          numbersAt: drawTimes(court.draw, past).drawsAt,
          numbersByName: clerk.name,
          fingerprint,
          seed,
          drawnAt: drawTimes(court.draw, past).drawsAt,
          drawnByName: '系統',
        },
      ],
    ],
    ['facility_draw', [drawOf(open)]],
    [
      'facility_draw_entry',
      entered.map(([label, uses, hadBlank], at) => {
        const rank = order.findIndex((one) => one.label === label)
        return {
          ...entryOf(past, label, at),
          uses,
          hadBlank,
          lots: candidates[at]?.lots,
          rank: rank + 1,
          lot: order[rank]?.lot,
          bookingId: won.has(label) ? bookingId(label) : null,
        }
      }),
    ],
    ['facility_draw_entry', entered.slice(0, 5).map(([label], at) => entryOf(open, label, at))],
  ]
}
