import { and, asc, eq, gte } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { endAnnouncements } from '#modules/visitors/visitor-announcements/server/public.ts'
import { recognise } from '#modules/visitors/visitor-bans/server/public.ts'
import { notBooked, type visitors, whoMissing } from '../contract.ts'
import { bookingsCancelled, bookingsEdited } from '../events.ts'
import { changesOf } from './changed-fields.ts'
import { requireSeen } from './correct.ts'
import { changeVisitors, lockVisitor, lockVisitors } from '#modules/visitors/visits/server/public.ts'
import { isAwaited, type VisitorRow } from '#modules/visitors/visits/server/public.ts'
import { checkTimes } from './repeats.ts'
import { visitorTable as v } from '#modules/visitors/visits/server/public.ts'
import { contentOf } from './visit-content.ts'

type Edit = Taken<typeof visitors.calls.editBooking>
type Cancellation = Taken<typeof visitors.calls.cancelBooking>

/** The booking and, of a recurring visitor, all that follow it and are still awaited; locked, the earliest first. */
async function lockFollowing(
  context: Context,
  first: VisitorRow,
  isFollowing: boolean,
): Promise<VisitorRow[]> {
  if (!isFollowing || !first.seriesId || !first.bookStart) return [first]
  const found = await context.db
    .select({ id: v.id })
    .from(v)
    .where(and(eq(v.seriesId, first.seriesId), gte(v.bookStart, first.bookStart), isAwaited))
    .orderBy(asc(v.bookStart))
  const rows = await lockVisitors(
    context,
    found.map(({ id }) => id),
  )
  // Whoever arrived while this desk waited for the lock is no booking any more.
  return rows
    .filter((row) => row.state === 'booked')
    .toSorted((a, b) => (a.bookStart?.getTime() ?? 0) - (b.bookStart?.getTime() ?? 0))
}

/**
 * Changes a booking. Of a recurring visitor also all that follow: they keep their days and move by as much as the first one.
 * Throws notFound, notBooked, changedMeanwhile, badTimes, tooFarAhead, whoMissing, and what contentOf throws.
 */
export async function editBooking(context: Context, input: Edit): Promise<void> {
  const { visitorId, rowVersion, bookStart, bookEnd, isFollowing, ...typed } = input
  const first = await lockVisitor(context, visitorId)
  if (first.state !== 'booked') throw notBooked()
  await requireSeen(context, first, rowVersion)
  const content = await contentOf(context, typed, first)
  if (!content.name && !content.firm) throw whoMissing()
  checkTimes({ bookStart, bookEnd }, context.now)
  const rows = await lockFollowing(context, first, isFollowing)
  const moved = {
    start: bookStart.getTime() - (first.bookStart?.getTime() ?? 0),
    end: bookEnd.getTime() - (first.bookEnd?.getTime() ?? 0),
  }
  const banId = await recognise(context, { id: visitorId, ...content })
  const edited: string[] = []
  for (const row of rows) {
    const set = {
      ...content,
      banId,
      bookStart: new Date((row.bookStart?.getTime() ?? 0) + moved.start),
      bookEnd: new Date((row.bookEnd?.getTime() ?? 0) + moved.end),
    }
    const changes = await changesOf(context, row, set)
    if (!changes.length) continue
    await changeVisitors(context, context.actor, [row.id], { act: 'bookingEdited', set, changes })
    edited.push(row.id)
  }
  if (edited.length) context.emit(bookingsEdited, { visitorIds: edited })
  context.audit({
    action: 'visitors.editBooking',
    target: 'visitor',
    targetId: visitorId,
    before: { bookStart: first.bookStart, bookEnd: first.bookEnd },
    after: { bookStart, bookEnd, count: edited.length },
  })
}

/** Calls a booking off, of a recurring visitor also all that follow; gives how many. Throws notFound, notBooked. */
export async function cancelBooking(context: Context, input: Cancellation): Promise<number> {
  const { visitorId, reason, isFollowing } = input
  const first = await lockVisitor(context, visitorId)
  if (first.state !== 'booked') throw notBooked()
  const ids = (await lockFollowing(context, first, isFollowing)).map(({ id }) => id)
  const { actor, now } = context
  await changeVisitors(context, actor, ids, {
    act: 'cancelled',
    set: { cancelledAt: now, cancelledByName: actor.name, cancelReason: reason },
    reason,
  })
  await endAnnouncements(context, ids, 'cancelled')
  context.emit(bookingsCancelled, { visitorIds: ids })
  context.audit({
    action: 'visitors.cancelBooking',
    target: 'visitor',
    targetId: visitorId,
    before: { state: 'booked' },
    after: { state: 'cancelled', count: ids.length },
  })
  return ids.length
}
