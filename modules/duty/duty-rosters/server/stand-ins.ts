import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { readCompany } from '#modules/duty/clock-entries/server/public.ts'
import type { dutyRosters, RosterShift, ShiftElsewhere, StandIn } from '../contract.ts'
import { beginOf, endOf, hoursOf } from '../hours.ts'
import { worseThan } from '../limits.ts'
import { shiftCodeUnknown } from '../problems.ts'
import { daysAround, dutyOf, limitsFor } from '../roster-limits.ts'
import { judgePerson, limitsByCompany } from './judge.ts'

interface Elsewhere {
  [column: string]: unknown
  who: string
  accountId: string | null
  name: string
  jobTitle: string
  agreementFrom: string | null
  communityName: string
}

/** How many are offered. */
const most = 20

/**
 * Who of other communities of the company could take a shift without breaking a limit, those with the fewest hours first.
 * Throws notFound, shiftCodeUnknown.
 */
export async function listStandIns(
  context: Context,
  { companyId, day, code }: Taken<typeof dutyRosters.calls.listStandIns>,
): Promise<StandIn[]> {
  const company = await readCompany(context, companyId)
  const shift = company.shiftClasses.find((each) => each.code === code)
  if (!shift) throw shiftCodeUnknown(company.name, code)
  const month = day.slice(0, 7)
  const limits = await limitsByCompany(context)
  const { first, last } = daysAround(month, [{ limits: limits(companyId) }])
  const people = await context.query<Elsewhere>(
    `select distinct on (e.who) e.who, e.account_id as "accountId", e.name, e.job_title as "jobTitle",
       e.agreement_from as "agreementFrom", e.community_name as "communityName"
     from duty_people_elsewhere() e
     where e.company_id = $1 and not exists (select from duty_person p where p.who = e.who and p.retired_at is null)`,
    [companyId],
  )
  const shifts = await context.query<ShiftElsewhere & { who: string; [column: string]: unknown }>(
    `select who, who as "personId", community_name as "communityName", day, code, shift_from as "from", shift_until as until,
       rest_minutes as "restMinutes" from duty_shifts_elsewhere($1, $2) where company_id = $3`,
    [first, last, companyId],
  )
  return people
    .flatMap((person): StandIn[] => {
      const { who, name, jobTitle, communityName, agreementFrom } = person
      const own = shifts.filter((each) => each.who === who)
      const given: RosterShift = { personId: who, day, ...shift }
      const before = judgePerson({ companyId, agreementFrom }, own, month, limits)
      const after = judgePerson({ companyId, agreementFrom }, [...own, given], month, limits)
      if (worseThan(before, after).length) return []
      const duty = dutyOf(given)
      const rests = own
        .map(dutyOf)
        .map((each) => Math.max(beginOf(duty) - endOf(each), beginOf(each) - endOf(duty)))
      const all = [...own, given].map(dutyOf)
      const { worked } = hoursOf(all, limitsFor(agreementFrom, limits(companyId), month), month, () => false)
      return [
        {
          who,
          name,
          jobTitle,
          communityName,
          monthMinutes: worked,
          restMinutes: rests.length ? Math.min(...rests) : null,
        },
      ]
    })
    .sort((a, b) => a.monthMinutes - b.monthMinutes)
    .slice(0, most)
}
