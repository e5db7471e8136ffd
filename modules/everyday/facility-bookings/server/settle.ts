import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import type { Work } from '#platform/server/work.ts'
import { quietEnds } from '#modules/telling/notices/server/public.ts'
import { type FacilityRow, lockFacility } from '#modules/everyday/facilities/server/public.ts'
import { misfit } from '#modules/everyday/facility-slots.ts'
import { acceptMinutes } from '../contract.ts'
import { facilityBookingsChanged } from '../events.ts'
import { mayHave, pendingDraw } from './check.ts'
import { freeLane } from './place.ts'
import { slotOf, speakMoment, speakSpan } from './speak.ts'
import { tellHousehold } from './tell.ts'
import { facilityTurnJob } from './turn-job.ts'
import { planTurn } from './write.ts'

interface Ended extends Record<string, unknown> {
  id: string
  state: 'lapsed' | 'noShow' | 'done'
}

// Of what was over a day ago nobody is there any more; a deposit that is held is given back at the desk first.
const forgotten = `b.state = 'inUse' and b.ends_at <= $2::timestamptz - interval '1 day' and not exists (
  select from facility_payment p where p.community_id = b.community_id and p.booking_id = b.id and p.kind like 'deposit%'
  having sum(case p.kind when 'depositIn' then p.amount else -p.amount end) > 0)`
// What nobody accepted in time, or waits for what is over; what nobody came to, counted from the moment at which it was theirs.
const end = `
  update facility_booking b set lane_no = null, ended_at = $2, row_version = row_version + 1,
    state = case state when 'booked' then 'noShow' when 'inUse' then 'done' else 'lapsed' end
  where facility_id = $1 and (
    (state = 'offered' and offered_until <= $2)
    or (state = 'waiting' and ends_at <= $2::timestamptz + interval '${acceptMinutes} minutes')
    or (state = 'booked' and greatest(starts_at, made_at, coalesce(offered_until, starts_at)) + $3 * interval '1 minute' <= $2)
    or (${forgotten}))
  returning id, state`

interface Waiting extends Record<string, unknown> {
  id: string
  householdId: string
  label: string
  startsAt: Date
  endsAt: Date
}

const queue = `
  select b.id, b.household_id as "householdId", h.label, b.starts_at as "startsAt", b.ends_at as "endsAt"
  from facility_booking b join household h on h.id = b.household_id
  where b.facility_id = $1 and b.state = 'waiting' order by b.queued_at, b.id`

/**
 * Brings a facility to what it is at this moment: offers that nobody took in time and places of those who did not come are free,
 * and the next on the waiting list has 15 minutes for what is, outside of the quiet hours. The caller has locked the facility. Audited.
 */
export async function settle(work: Work, facility: FacilityRow): Promise<void> {
  const ended = await work.query<Ended>(end, [facility.id, work.now, facility.noShowMinutes])
  for (const { id, state } of ended)
    work.audit({ action: `facilityBookings.${state}`, target: 'facilityBooking', targetId: id })
  const offered = facility.retiredAt ? 0 : await offerFree(work, facility)
  if (ended.length || offered) work.emit(facilityBookingsChanged, { facilityId: facility.id })
}

async function offerFree(work: Work, facility: FacilityRow): Promise<number> {
  let offered = 0
  const heardAt = await quietEnds(work)
  for (const one of await work.query<Waiting>(queue, [facility.id])) {
    const lane = await laneFor(work, facility, one)
    if (lane === undefined) continue
    const offeredUntil = acceptBy(work.now, heardAt, one)
    await work.query(
      `update facility_booking set state = 'offered', lane_no = $2, offered_until = $3, row_version = row_version + 1
       where id = $1`,
      [one.id, lane, offeredUntil],
    )
    planTurn(work, facility, { ...one, state: 'offered', offeredUntil })
    await tellHousehold(work, {
      bookingId: one.id,
      title: `輪到您：${facility.name}`,
      text: `${one.label} 候補的${facility.name} ${speakSpan(one)} 有空位了。請在 ${speakMoment(offeredUntil)} 前用公設 QR 或到櫃台接受，逾時通知下一戶。`,
      holdsWhile: 'offered',
    })
    work.audit({ action: 'facilityBookings.offer', target: 'facilityBooking', targetId: one.id })
    offered++
  }
  return offered
}

/**
 * Until when it can be accepted: 15 minutes from when the household can hear of it, so that nothing lapses overnight; of what
 * begins before the quiet hours end, from now.
 */
function acceptBy(
  now: Date,
  heardAt: Date,
  { startsAt, endsAt }: Pick<Waiting, 'startsAt' | 'endsAt'>,
): Date {
  const from = heardAt < startsAt ? heardAt : now
  return new Date(Math.min(from.getTime() + acceptMinutes * 60_000, endsAt.getTime()))
}

/** The place that a household of the waiting list can have now; it may have used up its bookings, or booked beside, since. */
async function laneFor(work: Work, facility: FacilityRow, one: Waiting): Promise<number | undefined> {
  const household = { id: one.householdId, label: one.label }
  const wish = { ...slotOf(one), household, people: 1 }
  // The hours may have changed since it began to wait.
  if (misfit(facility, wish) === 'closed' || (await pendingDraw(work, facility, wish))) return undefined
  return (await mayHave(work, facility, wish)) ? freeLane(work, facility, one) : undefined
}

/** What is queued of facilities. Run again, or too early, it finds nothing to do. */
export const jobs = [
  job({
    ...facilityTurnJob,
    work: async (context, { facilityId }) => settle(context, await lockFacility(context, facilityId)),
  }),
]

const due = `
  select distinct b.community_id as "communityId", b.facility_id as "facilityId"
  from facility_booking b join facility f on f.community_id = b.community_id and f.id = b.facility_id
  where (b.state = 'offered' and b.offered_until <= $1)
    or (b.state = 'waiting' and b.ends_at <= $1::timestamptz + interval '${acceptMinutes} minutes')
    or (b.state = 'inUse' and b.ends_at <= $1::timestamptz - interval '1 day')
    or (b.state = 'booked' and b.starts_at <= $1
      and greatest(b.starts_at, b.made_at, coalesce(b.offered_until, b.starts_at)) + f.no_show_minutes * interval '1 minute' <= $1)`

/** What no job was queued for, or whose job was lost, is brought to this moment too. */
export const chores: readonly Chore[] = [
  {
    name: 'facilityBookings.sweep',
    cron: '*/5 * * * *',
    work: (database, now) =>
      database.across('offers and bookings of facilities that end', async (lease) => {
        for (const { communityId, facilityId } of await lease.query<
          Record<'communityId' | 'facilityId', string>
        >(due, [now])) {
          await workWithin(lease, communityId)
          enqueueOn(lease)(facilityTurnJob, { facilityId }, { key: `facility ${facilityId}` })
        }
      }),
  },
]
