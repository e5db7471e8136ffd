import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { AuditEntry, Context } from '#platform/server/context.ts'
import { createOnce, says } from '#platform/server/create-once.ts'
import { holdMonths, mustBeOpen } from '#modules/duty/clock-entries/server/public.ts'
import type { leaveRequests } from '../leave-contract.ts'
import { dutyRosterChanged } from '../events.ts'
import type { LeaveRequest } from '../leave-kinds.ts'
import {
  leaveByOthers,
  leaveIdTaken,
  leaveOver,
  leaveRefusalUnsaid,
  leaveThere,
  leaveWaits,
  notInRoster,
  notOnRoster,
} from '../problems.ts'
import { hasLeave, writeLeave } from './leaves.ts'
import { ownPerson, readPerson } from './people.ts'

type Calls = typeof leaveRequests.calls

interface RequestRow {
  [column: string]: unknown
  requestId: string
  personId: string
  personName: string
  personAccount: string | null
  day: string
  kind: LeaveRequest['kind']
  minutes: number
  note: string
  askedBy: string
  decidedBy: string
  decisionReason: string
  state: LeaveRequest['state']
}

const select = `
  select r.id as "requestId", r.person_id as "personId", p.name as "personName", p.account_id as "personAccount", r.day::text, r.kind,
    r.minutes, r.note, r.asked_by as "askedBy", r.decided_by_name as "decidedBy", r.decision_reason as "decisionReason",
    case when r.is_granted then 'granted' when r.is_granted = false then 'refused' when r.ended_at is not null then 'ended'
      else 'asked' end as state
  from duty_leave_request r join duty_person p on p.id = r.person_id`
const waits = 'r.decided_at is null and r.ended_at is null'

const isOwn = ({ actor }: Context, { askedBy, personAccount }: RequestRow): boolean =>
  [askedBy, personAccount].includes(actor.accountId)

function seen(context: Context, row: RequestRow): LeaveRequest {
  const { personAccount: _, askedBy: __, ...shown } = row
  const isWaiting = row.state === 'asked'
  return {
    ...shown,
    mayEnd: isWaiting && isOwn(context, row),
    mayDecide: isWaiting && context.actor.permissions.has('dutyRosters.plan') && !isOwn(context, row),
  }
}

/** Leave that was asked for about these days, and all of it that waits, which comes first. */
export async function listLeaveRequests(
  context: Context,
  first: string,
  last: string,
): Promise<LeaveRequest[]> {
  const rows = await context.query<RequestRow>(
    `${select} where r.day between $1 and $2 or (${waits}) order by (${waits}) desc, r.day, r.asked_at desc limit 300`,
    [first, last],
  )
  return rows.map((row) => seen(context, row))
}

/** A request, held until the transaction ends. Throws notFound. */
async function readRequest(context: Context, requestId: string): Promise<RequestRow> {
  const [row] = await context.query<RequestRow>(`${select} where r.id = $1 for update of r`, [requestId])
  if (!row) throw problems.notFound()
  return row
}

const entryOf = (
  action: AuditEntry['action'],
  { requestId, personName, day, kind, minutes }: RequestRow,
): AuditEntry => ({
  action,
  target: 'dutyLeaveRequest',
  targetId: requestId,
  after: { name: personName, day, kind, leaveMinutes: minutes },
})

/** Asks for leave of a day for oneself. Throws notInRoster, monthClosed, leaveThere, leaveWaits, leaveIdTaken. */
export async function askLeave(context: Context, input: Taken<Calls['ask']>): Promise<void> {
  const { requestId, day, kind, minutes, note } = input
  const { actor, now } = context
  const person = await ownPerson(context)
  if (!person) throw notInRoster()
  const { personId } = person
  await holdMonths(context)
  await createOnce(context, {
    id: requestId,
    isLocked: true,
    find: async () => (await context.query<RequestRow>(`${select} where r.id = $1`, [requestId]))[0],
    isSame: (row) => says(row, { personId, day, kind, minutes, note }),
    taken: leaveIdTaken,
    again: { action: 'dutyRosters.askLeaveAgain', target: 'dutyLeaveRequest', targetId: requestId },
    create: async () => {
      await mustBeOpen(context, day)
      if (await hasLeave(context, personId, day)) throw leaveThere()
      const made = await context.query(
        `insert into duty_leave_request (id, person_id, day, kind, minutes, note, asked_at, asked_by, asked_by_name)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
        [requestId, personId, day, kind, minutes, note, now, actor.accountId, actor.name],
      )
      if (!made.length) throw leaveWaits()
      context.emit(dutyRosterChanged, { month: day.slice(0, 7) })
      context.audit(entryOf('dutyRosters.askLeave', await readRequest(context, requestId)))
    },
  })
}

/** Takes one's own request back while it waits; taken back already, it stays so. Throws notFound, notOnRoster, leaveOver. */
export async function endLeave(context: Context, { requestId }: Taken<Calls['end']>): Promise<void> {
  const row = await readRequest(context, requestId)
  if (!isOwn(context, row)) throw notOnRoster()
  if (row.state !== 'ended') {
    if (row.state !== 'asked') throw leaveOver()
    await context.query('update duty_leave_request set ended_at = $2, ended_by_name = $3 where id = $1', [
      requestId,
      context.now,
      context.actor.name,
    ])
    context.emit(dutyRosterChanged, { month: row.day.slice(0, 7) })
  }
  context.audit(entryOf('dutyRosters.endLeave', row))
}

/**
 * Grants leave, which is then written down, or refuses it with a reason; the same again changes nothing.
 * Throws notFound, leaveByOthers, leaveRefusalUnsaid, leaveOver, leaveThere, monthClosed.
 */
export async function decideLeave(
  context: Context,
  { requestId, isGranted, reason }: Taken<Calls['decide']>,
): Promise<void> {
  const { actor, now } = context
  await holdMonths(context)
  const row = await readRequest(context, requestId)
  if (isOwn(context, row)) throw leaveByOthers()
  if (!isGranted && !reason) throw leaveRefusalUnsaid()
  const state = isGranted ? 'granted' : 'refused'
  if (row.state !== state) {
    if (row.state !== 'asked') throw leaveOver()
    if (isGranted) {
      await mustBeOpen(context, row.day)
      await readPerson(context, row.personId)
      if (await hasLeave(context, row.personId, row.day)) throw leaveThere()
      await writeLeave(context, row)
    }
    await context.query(
      `update duty_leave_request set decided_at = $2, decided_by = $3, decided_by_name = $4, is_granted = $5, decision_reason = $6
       where id = $1`,
      [requestId, now, actor.accountId, actor.name, isGranted, reason],
    )
    context.emit(dutyRosterChanged, { month: row.day.slice(0, 7) })
  }
  context.audit({
    ...entryOf(isGranted ? 'dutyRosters.grantLeave' : 'dutyRosters.refuseLeave', row),
    ...(reason ? { reason } : {}),
  })
}
