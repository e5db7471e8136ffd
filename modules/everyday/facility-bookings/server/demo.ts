import { createHash } from 'node:crypto'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { demoFacilities, demoLane } from '#modules/everyday/facilities/server/public.ts'
import { cancelBy, instantOf, priceOf } from '#modules/everyday/facility-slots.ts'
import { closedPool, demoBookings, type Told, told } from './demo-bookings.ts'

const codeOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase()

/** Three months of bookings of the demo community, a waiting list and a closed day. */
export const demo: Demo = ({ now, communityId, clerk, idOf, householdId }) => {
  const minutes = (n: number) => new Date(now.getTime() + n * 60_000)
  const usual = ({ name, label, key }: { name: string; label: string; key: string }) => ({
    communityId,
    id: idOf(`facility booking ${key}`),
    facilityId: idOf(`facility ${name}`),
    householdId: householdId(label),
    code: codeOf(key),
  })
  const past = demoBookings(now).map(({ key, label, name, source, ...row }) => ({
    ...usual({ name, label, key }),
    ...row,
    feeDue: row.price,
    source,
    queuedAt: null as Date | null,
    offeredUntil: null as Date | null,
    madeByName: source === 'link' ? label : clerk.name,
    checkedInByName: row.checkedInAt ? clerk.name : '',
    checkedOutAt: row.state === 'done' ? row.endedAt : null,
    checkedOutByName: row.state === 'done' ? clerk.name : '',
    endedByName: '',
  }))
  const waiting = told.map(({ name, inDays, from, until, label, place, waits, offered }: Told, at) => {
    const nth = demoFacilities.findIndex((one) => one.name === name)
    const facility = demoFacilities[nth] ?? demoFacilities[0]
    const day = dayAfter(dayOf(now), inDays)
    const price = priceOf(facility, { from, until })
    return {
      ...usual({ name, label, key: `told ${at}` }),
      startsAt: instantOf(day, from),
      endsAt: instantOf(day, until),
      state: place === undefined ? 'waiting' : offered ? 'offered' : 'booked',
      laneNo: place === undefined ? null : demoLane(nth) * 64 + place,
      people: 4,
      price,
      deposit: facility.deposit,
      cancelBy: cancelBy(facility, instantOf(day, from)),
      lateRefundPercent: facility.lateRefundPercent,
      madeAt: minutes(-(waits ?? 600)),
      checkedInAt: null,
      endedAt: null,
      feeDue: price,
      source: 'link',
      queuedAt: waits ? minutes(-waits) : null,
      offeredUntil: offered ? minutes(offered) : null,
      madeByName: label,
      checkedInByName: '',
      checkedOutAt: null,
      checkedOutByName: '',
      endedByName: '',
    }
  })
  const closedOn = dayAfter(dayOf(now), closedPool.inDays)
  return [
    ['facility_booking', [...past, ...waiting]],
    [
      'facility_closure',
      [
        {
          communityId,
          id: idOf('facility closure'),
          facilityId: idOf(`facility ${closedPool.name}`),
          startsAt: instantOf(closedOn, '00:00'),
          endsAt: instantOf(closedOn, '24:00'),
          reason: closedPool.reason,
          madeAt: minutes(-1440),
          madeByName: clerk.name,
        },
      ],
    ],
  ]
}
