import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { dayAfter } from '#platform/contract/days.ts'
import { Day, Id } from '#platform/contract/fields.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Work } from '#platform/server/work.ts'
import { type FacilityRow, lockFacility } from '#modules/everyday/facilities/server/public.ts'
import { drawTimes } from '#modules/everyday/facility-slots.ts'
import { bookerOf, requireAccepted, requireSeen } from '#modules/everyday/facility-bookings/server/public.ts'
import { enteredAlready, entryIdTaken, listClosed, noDraw, notYetOpen, wishUnknown } from '../contract.ts'
import { facilityDrawChanged } from '../events.ts'
import { drawnSlots, findDraw } from './queries.ts'
import { type DrawRow, drawTable, entryTable as e } from './tables.ts'

export const closeJob = { name: 'facilityDraws.close', payload: z.object({ facilityId: Id, day: Day }) }
export const drawJob = { name: 'facilityDraws.draw', payload: z.object({ facilityId: Id, day: Day }) }

export interface Entering {
  facilityId: string
  day: string
  entryId: string
  householdId: string
  wishes: readonly string[]
  people: number
  acceptsRules: boolean
  facilityVersion?: number | undefined
  source: 'desk' | 'link'
  by: string
}

/** The draw of a day; made with its secret when the first household enters. */
async function drawFor(work: Work, facility: FacilityRow, day: string): Promise<DrawRow> {
  const found = await findDraw(work, { facilityId: facility.id, day })
  if (found) return found
  const rule = facility.draw
  if (!rule || !drawnSlots(facility, day).length) throw noDraw()
  const { closesAt, drawsAt } = drawTimes(rule, day)
  const times = { fromTime: rule.from, untilTime: rule.until, closesAt, drawsAt }
  const [made] = await work.db
    .insert(drawTable)
    .values({ id: newId(), facilityId: facility.id, day, ...times, nonce: randomBytes(32).toString('hex') })
    .returning()
  if (!made) throw problems.failed()
  const about = { facilityId: facility.id, day }
  work.enqueue(closeJob, about, { key: `close draw ${made.id}`, at: closesAt })
  work.enqueue(drawJob, about, { key: `draw ${made.id}`, at: drawsAt })
  return made
}

/**
 * A household enters a draw. The same id with the same wishes is the same entry. Throws notFound, noDraw, notYetOpen, listClosed, wishUnknown, enteredAlready,
 * entryIdTaken, and what a booking throws of people, rules and households. Audited.
 */
export async function enterDraw(work: Work, entering: Entering): Promise<void> {
  const { facilityId, day, entryId: id, householdId, people, source, by } = entering
  const facility = await lockFacility(work, facilityId)
  requireAccepted(facility, entering)
  const household = await bookerOf(work, householdId)
  const slots = drawnSlots(facility, day).map(({ from }) => from)
  const wishes = [...new Set(entering.wishes)]
  const known = await findDraw(work, { facilityId, day })
  await createOnce(work, {
    id,
    find: () => rowOf(work, e, id),
    isSame: (row) => says(row, { drawId: known?.id, householdId, wishes, people }),
    taken: entryIdTaken,
    again: { action: 'facilityDraws.enterAgain', target: 'facility', targetId: facilityId },
    create: async () => {
      requireSeen(facility, entering)
      if (!slots.length) throw noDraw()
      if (day > dayAfter(dayOf(work.now), facility.advanceDays)) throw notYetOpen()
      if (facility.draw && drawTimes(facility.draw, day).closesAt <= work.now) throw listClosed()
      if (!wishes.every((one) => slots.includes(one))) throw wishUnknown()
      const draw = await drawFor(work, facility, day)
      if (draw.closesAt <= work.now || draw.fingerprint) throw listClosed()
      const [own] = await work.db
        .select()
        .from(e)
        .where(and(eq(e.drawId, draw.id), eq(e.householdId, householdId)))
      if (own) throw enteredAlready(household.label)
      await work.db.insert(e).values({
        id,
        drawId: draw.id,
        householdId,
        wishes,
        people,
        acceptedRules: facility.rules,
        source,
        madeAt: work.now,
        madeByName: by,
      })
      work.emit(facilityDrawChanged, { facilityId, day })
      work.audit({
        action: 'facilityDraws.enter',
        target: 'facility',
        targetId: facilityId,
        after: { householdLabel: household.label, drawDay: day, wishes, bookingSource: source },
      })
    },
  })
}

/** A household leaves a draw. Throws notFound, listClosed. Audited. */
export async function withdraw(
  work: Work,
  {
    facilityId,
    day,
    entryId,
    householdId,
  }: { facilityId: string; day: string; entryId: string; householdId?: string },
): Promise<void> {
  await lockFacility(work, facilityId)
  const draw = await findDraw(work, { facilityId, day })
  const [entry] = draw
    ? await work.db
        .select()
        .from(e)
        .where(and(eq(e.id, entryId), eq(e.drawId, draw.id)))
    : []
  if (!draw || !entry || (householdId && entry.householdId !== householdId)) throw problems.notFound()
  if (draw.closesAt <= work.now || draw.fingerprint) throw listClosed()
  await work.db.delete(e).where(eq(e.id, entryId))
  work.emit(facilityDrawChanged, { facilityId, day })
  work.audit({
    action: 'facilityDraws.withdraw',
    target: 'facility',
    targetId: facilityId,
    before: { drawDay: day, wishes: entry.wishes },
  })
}
