import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { clockEntries } from '../contract.ts'
import { clockChanged } from '../events.ts'
import { correctionIdTaken, correctionUnsound, correctionWaits } from '../problems.ts'
import { holdMonths, mustBeOpen } from './months.ts'
import { mustBeFree } from './overlaps.ts'
import { clockEntryTable as t } from './tables.ts'

type Calls = typeof clockEntries.calls
const DAY = 86_400_000
type Span = Pick<Taken<Calls['askCorrection']>, 'clockedInAt' | 'clockedOutAt'>

/** Times that somebody may have worked. Throws correctionUnsound. */
export function mustBeSound({ clockedInAt, clockedOutAt }: Span, now: Date): void {
  const length = clockedOutAt.getTime() - clockedInAt.getTime()
  if (length <= 0 || length > DAY || clockedOutAt > now) throw correctionUnsound()
}

/** The line, when it is the caller's own, one they wrote down, or they see all. Throws notFound, monthClosed. */
async function lineOf(context: Context, clockId: string) {
  await holdMonths(context)
  const row = await rowOf(context, t, clockId)
  const { accountId, permissions } = context.actor
  const isTheirs = row?.accountId === accountId || row?.clockedInBy === accountId
  if (!row || !(isTheirs || permissions.has('clockEntries.view'))) throw problems.notFound()
  await mustBeOpen(context, row.workDate)
  return row
}

/** Writes the remark of a line (R451). Throws notFound, monthClosed. */
export async function saveRemark(context: Context, { clockId, remark }: Taken<Calls['saveRemark']>) {
  const row = await lineOf(context, clockId)
  await context.query('update duty_clock_entry set remark = $2 where id = $1', [clockId, remark])
  context.emit(clockChanged, { clockId })
  context.audit({
    action: 'clockEntries.saveRemark',
    target: 'clockEntry',
    targetId: clockId,
    before: { remark: row.remark },
    after: { remark },
  })
}

const known = `
  select entry_id as "clockId", clocked_in_at as "clockedInAt", clocked_out_at as "clockedOutAt", reason,
    asked_by as "askedBy" from duty_clock_correction where id = $1`

/** Asks for other times of a line. Throws notFound, monthClosed, correctionUnsound, correctionOverlaps, correctionWaits, correctionIdTaken. */
export async function askCorrection(context: Context, input: Taken<Calls['askCorrection']>): Promise<void> {
  const { correctionId: id, clockId, clockedInAt, clockedOutAt, reason } = input
  const { actor, now } = context
  const row = await lineOf(context, clockId)
  mustBeSound(input, now)
  if (dayOf(clockedInAt).slice(0, 7) !== row.workDate.slice(0, 7)) throw correctionUnsound()
  await createOnce(context, {
    id,
    isLocked: true,
    find: async () => (await context.query(known, [id]))[0],
    isSame: (found) => says(found, { clockId, clockedInAt, clockedOutAt, reason, askedBy: actor.accountId }),
    taken: correctionIdTaken,
    again: { action: 'clockEntries.askCorrectionAgain', target: 'clockEntry', targetId: clockId },
    create: async () => {
      await mustBeFree(context, { ...row, clockId }, clockedInAt, clockedOutAt)
      const made = await context.query(
        `insert into duty_clock_correction
           (id, entry_id, clocked_in_at, clocked_out_at, reason, asked_at, asked_by, asked_by_name)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
        [id, clockId, clockedInAt, clockedOutAt, reason, now, actor.accountId, actor.name],
      )
      if (!made.length) throw correctionWaits()
      context.emit(clockChanged, { clockId })
      context.audit({
        action: 'clockEntries.askCorrection',
        target: 'clockEntry',
        targetId: clockId,
        after: { clockedInAt, clockedOutAt },
        reason,
      })
    },
  })
}
