import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { rowOf } from '#platform/server/create-once.ts'
import { type ClockEntry, type clockEntries, longestHours } from '../contract.ts'
import { clockChanged } from '../events.ts'
import { notYours, outForgotten } from '../problems.ts'
import type { FindClocker } from './clocker.ts'
import { readEntry } from './read.ts'
import { clockEntryTable as t } from './tables.ts'

type Calls = typeof clockEntries.calls
type Row = typeof t.$inferSelect

/** Ends a shift once: whoever comes later finds the first press. Throws outForgotten. */
async function end(context: Context, row: Row): Promise<ClockEntry> {
  const { actor, now } = context
  const isOld = now.getTime() - row.clockedInAt.getTime() > longestHours * 3_600_000
  if (!row.clockedOutAt && !row.correctedOutAt && (isOld || row.forgottenAt)) throw outForgotten()
  const made = row.correctedOutAt
    ? []
    : await context.db
        .update(t)
        .set({ clockedOutAt: now, clockedOutByName: actor.name })
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

/** Clocks out whoever's shift it is, by the own account, a card or a code. Throws notFound, notYours, outForgotten. */
export const clockOut =
  (find: FindClocker) =>
  async (context: CallContext, { clockId, ...shown }: Taken<Calls['clockOut']>): Promise<ClockEntry> => {
    const row = await rowOf(context, t, clockId)
    if (!row) throw problems.notFound()
    if (row.kind !== 'own') throw notYours()
    const who = await find(context, shown, true)
    if (who.accountId !== row.accountId) throw notYours()
    return end(context, row)
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
  return end(context, row)
}
