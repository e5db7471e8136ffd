import type { Context } from '#platform/server/context.ts'

/** When somebody was on duty, as it stands after corrections; no end: it still runs, or was forgotten. */
export interface WorkedEntry {
  [column: string]: unknown
  accountId: string | null
  personName: string
  companyName: string
  shiftName: string
  from: string
  until: string
  workDate: string
  inAt: Date
  outAt: Date | null
  isCorrected: boolean
  isStandIn: boolean
  remark: string
}

/** Lines of the clock of a span of days, both included, of everybody; in the order in which they began. */
export const workedBetween = (context: Context, first: string, last: string): Promise<WorkedEntry[]> =>
  context.query<WorkedEntry>(
    `select t.account_id as "accountId", t.person_name as "personName", t.company_name as "companyName", t.shift_name as "shiftName",
       t.shift_from as "from", t.shift_until as until, t.work_date::text as "workDate",
       coalesce(t.corrected_in_at, t.clocked_in_at) as "inAt", coalesce(t.corrected_out_at, t.clocked_out_at) as "outAt",
       t.corrected_in_at is not null as "isCorrected", t.is_stand_in as "isStandIn", t.remark
     from duty_clock_entry t where t.work_date between $1 and $2
     order by coalesce(t.corrected_in_at, t.clocked_in_at), t.id`,
    [first, last],
  )
