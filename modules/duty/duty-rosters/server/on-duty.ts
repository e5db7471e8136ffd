import type { Context } from '#platform/server/context.ts'
import { longestHours } from '#modules/duty/clock-entries/contract.ts'
import type { OnDuty } from '../contract.ts'

/** Minutes after which a shift that nobody clocked into is late. */
const lateAfter = 10

// A shift of the roster that the clock knows is told by the clock; a night of yesterday still runs this morning.
const onDuty = `
  with running as (
    select t.account_id, t.person_name as name, t.company_name as "companyName", t.job_title as "jobTitle",
      t.shift_name as "shiftName", t.shift_from as "from", t.shift_until as until,
      coalesce(t.corrected_in_at, t.clocked_in_at) as since
    from duty_clock_entry t
    where t.clocked_out_at is null and t.corrected_out_at is null and t.forgotten_at is null
      and t.clocked_in_at > $1::timestamptz - make_interval(hours => $2) and t.clocked_in_at <= $1
  ), planned as (
    select p.account_id, p.name, c.name as "companyName", p.job_title as "jobTitle", s.shift_name as "shiftName",
      s.shift_from as "from", s.shift_until as until,
      (s.day + s.shift_from::time) at time zone 'Asia/Taipei' as begins,
      (s.day + s.shift_until::time + case when s.shift_until <= s.shift_from then interval '1 day' else interval '0' end)
        at time zone 'Asia/Taipei' as ends
    from duty_shift s
    join duty_person p on p.id = s.person_id
    join duty_company c on c.id = p.company_id
    where s.stage = 'published' and s.day between ($1::timestamptz at time zone 'Asia/Taipei')::date - 1
      and ($1::timestamptz at time zone 'Asia/Taipei')::date
      and not exists (select from duty_leave v where v.community_id = s.community_id and v.person_id = s.person_id and v.day = s.day)
  )
  select name, "companyName", "jobTitle", "shiftName", "from", until, 'in' as state, since from running
  union all
  select name, "companyName", "jobTitle", "shiftName", "from", until,
    case when begins < $1::timestamptz - make_interval(mins => $3) then 'late' else 'due' end, null
  from planned p
  where begins <= $1 and ends > $1 and not exists (
    select from duty_clock_entry t
    where t.clocked_in_at between p.begins - interval '3 hours' and $1
      and (t.account_id = p.account_id or (p.account_id is null and t.person_name = p.name)))
  order by state, "from", name limit 200`

/** Who is on duty this moment, or should be by the published roster and did not clock in; nobody waits for who has leave. */
export const whoIsOnDuty = (context: Context): Promise<OnDuty[]> =>
  context.query<OnDuty & { [column: string]: unknown }>(onDuty, [context.now, longestHours, lateAfter])
