import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { clockEntries, Correction } from '../contract.ts'
import { clockChanged } from '../events.ts'
import { correctionDecided, secondPersonNeeded } from '../problems.ts'
import { writeMissing } from './missing.ts'
import { holdMonths, mustBeOpen } from './months.ts'
import { mustBeFree, type Whose } from './overlaps.ts'

const waiting = `
  select c.id as "correctionId", c.entry_id as "clockId", coalesce(t.person_name, c.person_name) as "personName",
    coalesce(t.company_name, c.company_name) as "companyName", coalesce(t.shift_name, c.shift_name) as "shiftName",
    coalesce(t.corrected_in_at, t.clocked_in_at) as "fromInAt", coalesce(t.corrected_out_at, t.clocked_out_at) as "fromOutAt",
    c.clocked_in_at as "clockedInAt", c.clocked_out_at as "clockedOutAt", c.reason, c.asked_by_name as "askedBy",
    c.asked_at as "askedAt", c.asked_by <> $1 and coalesce(t.account_id, c.account_id) is distinct from $1 as "mayDecide"
  from duty_clock_correction c left join duty_clock_entry t on t.id = c.entry_id
  where c.decided_at is null order by c.asked_at limit 200`

/** Corrections that wait, the oldest first. */
export const listCorrections = (context: Context) =>
  context.query<Correction & { [column: string]: unknown }>(waiting, [context.actor.accountId])

interface Asked extends Whose {
  [column: string]: unknown
  workDate: string | null
  askedBy: string
  isDecided: boolean
  clockedInAt: Date
  clockedOutAt: Date
}

const asked = `
  select c.entry_id as "clockId", t.work_date::text as "workDate", c.asked_by as "askedBy",
    coalesce(t.kind, 'own') as kind, coalesce(t.account_id, c.account_id) as "accountId",
    coalesce(t.person_name, c.person_name) as "personName", coalesce(t.company_name, c.company_name) as "companyName",
    c.decided_at is not null as "isDecided", c.clocked_in_at as "clockedInAt", c.clocked_out_at as "clockedOutAt"
  from duty_clock_correction c left join duty_clock_entry t on t.id = c.entry_id where c.id = $1`

/**
 * Decides as a second person; an approved correction of no line makes it.
 * Throws notFound, monthClosed, correctionDecided, secondPersonNeeded, correctionOverlaps.
 */
export async function decideCorrection(
  context: Context,
  { correctionId, isApproved }: Taken<typeof clockEntries.calls.decideCorrection>,
): Promise<void> {
  const { actor, now } = context
  await holdMonths(context)
  const [row] = await context.query<Asked>(asked, [correctionId])
  if (!row) throw problems.notFound()
  if (row.isDecided) throw correctionDecided()
  if (row.askedBy === actor.accountId || row.accountId === actor.accountId) throw secondPersonNeeded()
  await mustBeOpen(context, row.workDate ?? dayOf(row.clockedInAt))
  if (isApproved) await mustBeFree(context, row, row.clockedInAt, row.clockedOutAt)
  const clockId = isApproved && !row.clockId ? await writeMissing(context, correctionId) : row.clockId
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
  context.emit(clockChanged, { clockId: clockId ?? correctionId })
  context.audit({
    action: isApproved ? 'clockEntries.approveCorrection' : 'clockEntries.refuseCorrection',
    target: 'clockEntry',
    targetId: clockId ?? correctionId,
    after: { name: row.personName },
  })
}
