import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { rowOf } from '#platform/server/create-once.ts'
import { type ClockEntry, type clockEntries, longestHours } from '../contract.ts'
import { clockChanged } from '../events.ts'
import { notYours, outForgotten, pressUnproved } from '../problems.ts'
import type { FindClocker } from './clocker.ts'
import { type Moment, momentOf } from './line-down.ts'
import { holdMonths, mustBeOpen } from './months.ts'
import { mustBeFree } from './overlaps.ts'
import { readEntry } from './read.ts'
import { clockEntryTable as t } from './tables.ts'

type Calls = typeof clockEntries.calls
type Row = typeof t.$inferSelect

const isOver = ({ clockedOutAt, correctedOutAt }: Row) => Boolean(clockedOutAt ?? correctedOutAt)

/** Ends a shift once: whoever comes later finds the first press. Throws outForgotten, pressUnproved. */
async function end(context: Context, row: Row, { at, receivedAt }: Moment): Promise<ClockEntry> {
  const { actor } = context
  const length = at.getTime() - row.clockedInAt.getTime()
  const isOld = length > longestHours * 3_600_000
  // What was forgotten meanwhile was not, where the press only waited for the line.
  if (!isOver(row) && (isOld || (row.forgottenAt && !receivedAt))) throw outForgotten()
  if (!isOver(row) && length < 0) throw pressUnproved()
  const made = row.correctedOutAt
    ? []
    : await context.db
        .update(t)
        .set({ clockedOutAt: at, outReceivedAt: receivedAt, clockedOutByName: actor.name })
        .where(and(eq(t.id, row.id), isNull(t.clockedOutAt)))
        .returning({ id: t.id })
  if (made.length) context.emit(clockChanged, { clockId: row.id })
  context.audit({
    action: made.length ? 'clockEntries.clockOut' : 'clockEntries.clockOutAgain',
    target: 'clockEntry',
    targetId: row.id,
    after: { name: row.personName },
  })
  return readEntry(context, row.id)
}

/**
 * Clocks out whoever's shift it is, by the own account, a card, a code or a PIN; where the line was down, at the time of the press that its browser
 * proves. Throws notFound, notYours, outForgotten, pressUnproved, monthClosed, correctionOverlaps.
 */
export const clockOut =
  (find: FindClocker) =>
  async (
    context: CallContext,
    { clockId, press, ...shown }: Taken<Calls['clockOut']>,
  ): Promise<ClockEntry> => {
    const row = await rowOf(context, t, clockId)
    if (!row) throw problems.notFound()
    if (row.kind !== 'own') throw notYours()
    const who = await find(context, shown, true)
    if (who.accountId !== row.accountId) throw notYours()
    const isOwn = who.way === 'account'
    const waited = isOver(row) ? null : press
    const moment = await momentOf(context, waited, { act: 'clockOut', on: [clockId], isOwn })
    // Whichever of its presses waited for the line: meanwhile another way may have made a line of the same hours.
    if (moment.receivedAt || (row.inReceivedAt && !isOver(row))) {
      await holdMonths(context)
      await mustBeOpen(context, row.workDate)
      await mustBeFree(context, { ...row, clockId }, row.clockedInAt, moment.at)
    }
    return end(context, row, moment)
  }

/** Clocks out whoever's name was typed: by the account that wrote it, or one that sees all. Throws notFound, notYours, outForgotten. */
export async function clockOutOneTime(
  context: Context,
  { clockId }: { clockId: string },
): Promise<ClockEntry> {
  const row = await rowOf(context, t, clockId)
  if (!row) throw problems.notFound()
  const { accountId, permissions } = context.actor
  if (row.kind === 'own') throw notYours()
  if (row.clockedInBy !== accountId && !permissions.has('clockEntries.view')) throw notYours()
  return end(context, row, { at: context.now, receivedAt: null })
}
