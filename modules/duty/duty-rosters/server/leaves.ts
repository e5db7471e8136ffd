import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { holdMonths, mustBeOpen } from '#modules/duty/clock-entries/server/public.ts'
import type { dutyRosters } from '../contract.ts'
import { dutyRosterChanged } from '../events.ts'
import {
  type Leave,
  type LeaveKind,
  leastPay,
  type LeavePay,
  leaveKinds,
  type PayPercent,
} from '../leave-kinds.ts'
import { leavePayBelow } from '../problems.ts'
import { readPerson } from './people.ts'

type Calls = typeof dutyRosters.calls

/** Leave of a span of days, both included, with what part of the pay it has: of a closed month what it was then. */
export const listPaidLeaves = (
  context: Context,
  first: string,
  last: string,
): Promise<(Leave & Pick<LeavePay, 'percent'>)[]> =>
  context.query<Leave & { percent: PayPercent; [column: string]: unknown }>(
    `select person_id as "personId", day::text, kind, minutes, note, percent from duty_leave where day between $1 and $2
     order by day, person_id`,
    [first, last],
  )

/** Leave of a span of days, both included. */
export async function listLeaves(context: Context, first: string, last: string): Promise<Leave[]> {
  return (await listPaidLeaves(context, first, last)).map(({ percent: _, ...leave }) => leave)
}

/** What part of the pay each kind has here, in the order of the kinds. */
export async function listLeavePay(context: Context): Promise<LeavePay[]> {
  const said = await context.query<{ kind: LeaveKind; percent: PayPercent }>(
    'select kind, percent from duty_leave_pay',
  )
  return leaveKinds.map((kind) => ({
    kind,
    percent: said.find((row) => row.kind === kind)?.percent ?? leastPay[kind],
  }))
}

/** Whether somebody has leave on a day. */
export const hasLeave = async (context: Context, personId: string, day: string): Promise<boolean> =>
  (await context.query('select from duty_leave where person_id = $1 and day = $2', [personId, day])).length >
  0

/** Writes leave down with what part of the pay its kind has now, in place of what stood there. */
export async function writeLeave(
  context: Context,
  { personId, day, kind, minutes, note }: Leave,
): Promise<void> {
  const percent = (await listLeavePay(context)).find((pay) => pay.kind === kind)?.percent
  await context.query(
    `insert into duty_leave (person_id, day, kind, minutes, note, percent, written_at, written_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (community_id, person_id, day) do update set kind = excluded.kind, minutes = excluded.minutes, note = excluded.note,
       percent = excluded.percent, written_at = excluded.written_at, written_by_name = excluded.written_by_name`,
    [personId, day, kind, minutes, note, percent, context.now, context.actor.name],
  )
}

/**
 * Writes leave of a day down, in place of what stood there and of what was asked for it, or takes it back.
 * Throws notFound, monthClosed.
 */
export async function saveLeave(context: Context, input: Taken<Calls['saveLeave']>): Promise<void> {
  const { personId, day, kind, minutes, note } = input
  await holdMonths(context)
  await mustBeOpen(context, day)
  const { name } = await readPerson(context, personId)
  if (kind === null)
    await context.query('delete from duty_leave where person_id = $1 and day = $2', [personId, day])
  else {
    await writeLeave(context, { personId, day, kind, minutes, note })
    // What was asked of the day is answered by it.
    await context.query(
      `update duty_leave_request set ended_at = $3, ended_by_name = $4
       where person_id = $1 and day = $2 and decided_at is null and ended_at is null`,
      [personId, day, context.now, context.actor.name],
    )
  }
  context.emit(dutyRosterChanged, { month: day.slice(0, 7) })
  context.audit({
    action: kind === null ? 'dutyRosters.dropLeave' : 'dutyRosters.saveLeave',
    target: 'dutyPerson',
    targetId: personId,
    after: kind === null ? { name, day } : { name, day, kind, leaveMinutes: minutes },
  })
}

/** Says what part of the pay kinds have, also of leave that was written down already; closed months stay as they were. Throws leavePayBelow. */
export async function saveLeavePay(context: Context, { pay }: Taken<Calls['saveLeavePay']>): Promise<void> {
  if (pay.some(({ kind, percent }) => percent < leastPay[kind])) throw leavePayBelow()
  await holdMonths(context)
  await context.query(
    `insert into duty_leave_pay (kind, percent)
     select kind, percent from jsonb_to_recordset($1) as g(kind text, percent int)
     on conflict (community_id, kind) do update set percent = excluded.percent`,
    [JSON.stringify(pay)],
  )
  await context.query(
    `update duty_leave l set percent = p.percent from duty_leave_pay p
     where p.kind = l.kind and p.percent <> l.percent
       and not exists (select from duty_month m where m.month = to_char(l.day, 'YYYY-MM'))`,
  )
  context.emit(dutyRosterChanged, { month: '' })
  for (const { kind, percent } of pay)
    context.audit({
      action: 'dutyRosters.saveLeavePay',
      target: 'dutyRoster',
      after: { kind, percent },
    })
}
