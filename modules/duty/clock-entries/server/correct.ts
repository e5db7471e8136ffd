import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { type clockEntries, type Correction, longestHours } from '../contract.ts'
import { clockChanged } from '../events.ts'
import {
  correctionDecided,
  correctionIdTaken,
  correctionOverlaps,
  correctionUnsound,
  correctionWaits,
  secondPersonNeeded,
} from '../problems.ts'
import { holdMonths, mustBeOpen } from './months.ts'
import { clockEntryTable as t } from './tables.ts'

type Calls = typeof clockEntries.calls
const DAY = 86_400_000

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

const overlapping = `
  select from duty_clock_entry t join duty_clock_entry o on o.id <> t.id
    and (o.account_id = t.account_id
      or (t.account_id is null and o.account_id is null and o.person_name = t.person_name and o.company_name = t.company_name))
  where t.id = $1 and coalesce(o.corrected_in_at, o.clocked_in_at) < $3
    and coalesce(o.corrected_out_at, o.clocked_out_at,
      case when o.forgotten_at is null and o.clocked_in_at > $4 then 'infinity'::timestamptz else o.clocked_in_at end) > $2
  limit 1`

/** No other line of the same person runs in these times: no hour is paid twice. Throws correctionOverlaps. */
export async function mustBeFree(context: Context, clockId: string, from: Date, until: Date): Promise<void> {
  const oldest = new Date(context.now.getTime() - longestHours * 3_600_000)
  if ((await context.query(overlapping, [clockId, from, until, oldest])).length) throw correctionOverlaps()
}

/** Asks for other times of a line. Throws notFound, monthClosed, correctionUnsound, correctionOverlaps, correctionWaits, correctionIdTaken. */
export async function askCorrection(context: Context, input: Taken<Calls['askCorrection']>): Promise<void> {
  const { correctionId: id, clockId, clockedInAt, clockedOutAt, reason } = input
  const { actor, now } = context
  const row = await lineOf(context, clockId)
  const length = clockedOutAt.getTime() - clockedInAt.getTime()
  const isSameMonth = dayOf(clockedInAt).slice(0, 7) === row.workDate.slice(0, 7)
  if (length <= 0 || length > DAY || clockedOutAt > now || !isSameMonth) throw correctionUnsound()
  await createOnce(context, {
    id,
    isLocked: true,
    find: async () => (await context.query(known, [id]))[0],
    isSame: (found) => says(found, { clockId, clockedInAt, clockedOutAt, reason, askedBy: actor.accountId }),
    taken: correctionIdTaken,
    again: { action: 'clockEntries.askCorrectionAgain', target: 'clockEntry', targetId: clockId },
    create: async () => {
      await mustBeFree(context, clockId, clockedInAt, clockedOutAt)
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

const waiting = `
  select c.id as "correctionId", c.entry_id as "clockId", t.person_name as "personName",
    coalesce(t.corrected_in_at, t.clocked_in_at) as "fromInAt", coalesce(t.corrected_out_at, t.clocked_out_at) as "fromOutAt",
    c.clocked_in_at as "clockedInAt", c.clocked_out_at as "clockedOutAt", c.reason, c.asked_by_name as "askedBy",
    c.asked_at as "askedAt", c.asked_by <> $1 and t.account_id is distinct from $1 as "mayDecide"
  from duty_clock_correction c join duty_clock_entry t on t.id = c.entry_id
  where c.decided_at is null order by c.asked_at limit 200`

/** Corrections that wait, the oldest first. */
export const listCorrections = (context: Context) =>
  context.query<Correction & { [column: string]: unknown }>(waiting, [context.actor.accountId])

/** Decides as a second person. Throws notFound, monthClosed, correctionDecided, secondPersonNeeded, correctionOverlaps. */
export async function decideCorrection(
  context: Context,
  input: Taken<Calls['decideCorrection']>,
): Promise<void> {
  const { correctionId, isApproved } = input
  const { actor, now } = context
  await holdMonths(context)
  const [row] = await context.query<{
    clockId: string
    workDate: string
    askedBy: string
    accountId: string | null
    isDecided: boolean
    clockedInAt: Date
    clockedOutAt: Date
  }>(
    `select t.id as "clockId", t.work_date::text as "workDate", c.asked_by as "askedBy", t.account_id as "accountId",
       c.decided_at is not null as "isDecided", c.clocked_in_at as "clockedInAt", c.clocked_out_at as "clockedOutAt"
     from duty_clock_correction c join duty_clock_entry t on t.id = c.entry_id where c.id = $1`,
    [correctionId],
  )
  if (!row) throw problems.notFound()
  if (row.isDecided) throw correctionDecided()
  if (row.askedBy === actor.accountId || row.accountId === actor.accountId) throw secondPersonNeeded()
  await mustBeOpen(context, row.workDate)
  if (isApproved) await mustBeFree(context, row.clockId, row.clockedInAt, row.clockedOutAt)
  await context.query(
    `update duty_clock_correction set decided_at = $2, decided_by = $3, decided_by_name = $4, is_approved = $5 where id = $1`,
    [correctionId, now, actor.accountId, actor.name, isApproved],
  )
  if (isApproved)
    await context.query(
      `update duty_clock_entry t set corrected_in_at = c.clocked_in_at, corrected_out_at = c.clocked_out_at,
         work_date = (c.clocked_in_at at time zone 'Asia/Taipei')::date
       from duty_clock_correction c where c.id = $1 and t.id = c.entry_id`,
      [correctionId],
    )
  context.emit(clockChanged, { clockId: row.clockId })
  context.audit({
    action: isApproved ? 'clockEntries.approveCorrection' : 'clockEntries.refuseCorrection',
    target: 'clockEntry',
    targetId: row.clockId,
  })
}
