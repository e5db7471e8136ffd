import { eq } from 'drizzle-orm'
import { dayAfter } from '#platform/contract/days.ts'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs.ts'
import { system, type Work } from '#platform/server/work.ts'
import { type FacilityRow, lockFacility } from '#modules/everyday/facilities/server/public.ts'
import { instantOf } from '#modules/everyday/facility-slots.ts'
import { speakMoment } from '#modules/everyday/facility-bookings/server/public.ts'
import { drawnAlready, type facilityDraws, listOpen, nobodyEntered } from '../contract.ts'
import { facilityDrawChanged } from '../events.ts'
import { drawOrder, listOf, lotsOf, seedText, turnTexts, usesDays } from '../lots.ts'
import { closeJob, drawJob } from './enter.ts'
import { giveOut, type Turn } from './give-out.ts'
import { digest, findDraw } from './queries.ts'
import { type DrawRow, drawTable as d, entryTable as e } from './tables.ts'

type Calls = typeof facilityDraws.calls

interface Standing extends Record<string, unknown> {
  id: string
  householdId: string
  label: string
  wishes: string[]
  people: number
  uses: number
  hadBlank: boolean
}

// How often a household used the facility before the day, and whether the last draw of it that it entered gave it no place at once.
const standing = `
  select e.id, e.household_id as "householdId", h.label, e.wishes, e.people,
    (select count(*)::int from facility_booking b where b.facility_id = d.facility_id and b.household_id = e.household_id
       and b.starts_at >= $2 and b.starts_at < $3 and b.state in ('booked', 'inUse', 'done', 'noShow')) as uses,
    coalesce((select b.id is null or b.queued_at is not null
       from facility_draw_entry p join facility_draw q on q.id = p.draw_id left join facility_booking b on b.id = p.booking_id
       where p.household_id = e.household_id and q.facility_id = d.facility_id and q.drawn_at is not null and q.day < d.day
       order by q.day desc limit 1), false) as "hadBlank"
  from facility_draw_entry e join facility_draw d on d.id = e.draw_id join household h on h.id = e.household_id
  where e.draw_id = $1 order by h.label`

// A household that is closed, and became no part of another, has nobody who would come.
const strike = `
  delete from facility_draw_entry e using household h
  where e.draw_id = $1 and h.id = e.household_id and h.closed_at is not null and h.merged_into is null`

/** Closes the list of a draw: counts the lots and fingerprints it. The caller has locked the facility. */
async function closeList(work: Work, draw: DrawRow): Promise<DrawRow> {
  if (draw.fingerprint) return draw
  await work.query(strike, [draw.id])
  const rows = await work.query<Standing>(standing, [
    draw.id,
    instantOf(dayAfter(draw.day, -usesDays), '00:00'),
    instantOf(draw.day, '00:00'),
  ])
  for (const { id, label, uses, hadBlank } of rows) {
    const lots = lotsOf({ uses, hadBlank })
    await work.db.update(e).set({ label, uses, hadBlank, lots }).where(eq(e.id, id))
  }
  const list = listOf(rows.map((row) => ({ label: row.label, lots: lotsOf(row) })))
  const fingerprint = digest(list)
  await work.db.update(d).set({ fingerprint }).where(eq(d.id, draw.id))
  work.emit(facilityDrawChanged, { facilityId: draw.facilityId, day: draw.day })
  return { ...draw, fingerprint }
}

const turns = `
  select e.id as "entryId", e.household_id as "householdId", e.label, e.wishes, e.people, e.lots,
    e.accepted_rules as "acceptedRules"
  from facility_draw_entry e where e.draw_id = $1`

/** Draws, and gives out what was drawn for. The caller has locked the facility. Audited. */
async function drawNow(work: Work, facility: FacilityRow, given: DrawRow, by: string): Promise<void> {
  const draw = await closeList(work, given)
  const rows = await work.query<Omit<Turn, 'rank' | 'lot'> & { lots: number } & Record<string, unknown>>(
    turns,
    [draw.id],
  )
  const seed = digest(seedText(draw))
  await work.db.update(d).set({ seed, drawnAt: work.now, drawnByName: by }).where(eq(d.id, draw.id))
  const order = drawOrder(rows, turnTexts(seed, rows.length).map(digest))
  const drawn = order.flatMap(({ label, lot }, nth) => {
    const row = rows.find((one) => one.label === label)
    return row ? [{ ...row, rank: nth + 1, lot }] : []
  })
  const bookings = await giveOut(work, facility, draw, drawn)
  for (const [nth, { entryId, rank, lot }] of drawn.entries())
    await work.db
      .update(e)
      .set({ rank, lot, bookingId: bookings[nth] ?? null })
      .where(eq(e.id, entryId))
  work.emit(facilityDrawChanged, { facilityId: facility.id, day: draw.day })
  work.audit({
    action: 'facilityDraws.draw',
    target: 'facility',
    targetId: facility.id,
    after: { drawDay: draw.day, householdCount: drawn.length },
  })
}

/** Draws before its time, once its list is closed. Throws notFound, nobodyEntered, listOpen, drawnAlready. Audited. */
export async function drawByHand(context: Context, { facilityId, day }: Taken<Calls['draw']>): Promise<void> {
  const { facility, draw } = await lockClosed(context, { facilityId, day })
  await drawNow(context, facility, draw, context.actor.name)
}

/**
 * Writes down numbers of a draw whose list is closed; until it is drawn they may be corrected. Throws notFound, nobodyEntered, listOpen,
 * drawnAlready. Audited.
 */
export async function setNumbers(
  context: Context,
  { facilityId, day, ...said }: Taken<Calls['setNumbers']>,
): Promise<void> {
  const { draw } = await lockClosed(context, { facilityId, day })
  await closeList(context, draw)
  const by = { numbersAt: context.now, numbersByName: context.actor.name }
  await context.db
    .update(d)
    .set({ ...said, ...by })
    .where(eq(d.id, draw.id))
  context.emit(facilityDrawChanged, { facilityId, day })
  context.audit({
    action: 'facilityDraws.setNumbers',
    target: 'facility',
    targetId: facilityId,
    before: { drawDay: day, numbers: draw.numbers },
    after: { numbers: said.numbers, numbersSource: said.source, witness: said.witness },
  })
}

async function lockClosed(context: Context, which: { facilityId: string; day: string }) {
  const facility = await lockFacility(context, which.facilityId)
  const draw = await findDraw(context, which)
  if (!draw) throw nobodyEntered()
  if (draw.drawnAt) throw drawnAlready()
  if (draw.closesAt > context.now) throw listOpen(speakMoment(draw.closesAt))
  return { facility, draw }
}

/** What is queued of draws: the list is closed, and it is drawn. Run again they find it done. */
export const jobs = [
  job({
    ...closeJob,
    async work(context, which) {
      await lockFacility(context, which.facilityId)
      const draw = await findDraw(context, which)
      if (draw) await closeList(context, draw)
    },
  }),
  job({
    ...drawJob,
    async work(context, which) {
      const facility = await lockFacility(context, which.facilityId)
      const draw = await findDraw(context, which)
      if (draw && !draw.drawnAt) await drawNow(context, facility, draw, system.name)
    },
  }),
]
