import type { Context } from '#platform/server/context.ts'
import { officeDaysIn } from '#modules/communities/office-days/server/public.ts'
import type { RosterMonth } from '../contract.ts'
import { monthDays } from '../months.ts'
import { daysAround } from '../roster-limits.ts'
import { rowVersionOf } from './cells.ts'
import { listRosterCompanies } from './companies.ts'
import { listLeaveRequests } from './leave-requests.ts'
import { listLeavePay, listLeaves } from './leaves.ts'
import { listFreeAccounts, listPeople } from './people.ts'
import { listVersions } from './publish.ts'
import { readElsewhere, readPlanned } from './shifts.ts'
import { listSwaps } from './swaps.ts'
import { listWishes } from './wishes.ts'

/** A month as it is planned, with everything that its limits look at. */
export async function readMonth(context: Context, { month }: { month: string }): Promise<RosterMonth> {
  const companies = await listRosterCompanies(context)
  const { first, last } = daysAround(month, companies)
  const days = monthDays(month)
  const [from = first, until = last] = [days[0], days.at(-1)]
  const office = await officeDaysIn(context, from, until)
  const notes = new Map(office.named.map(({ day, note }) => [day, note]))
  const rowVersion = await rowVersionOf(context, month)
  const versions = await listVersions(context, month)
  return {
    rowVersion,
    companies,
    people: (await listPeople(context, month)).map(({ who: _, ...person }) => person),
    accounts: await listFreeAccounts(context),
    shifts: await readPlanned(context, month, { first, last }),
    elsewhere: await readElsewhere(context, first, last),
    leaves: await listLeaves(context, from, until),
    leaveRequests: await listLeaveRequests(context, from, until),
    leavePay: await listLeavePay(context),
    wishes: await listWishes(context, from, until),
    swaps: await listSwaps(context, from, until),
    daysOff: days.filter(office.isOff).map((day) => ({ day, note: notes.get(day) ?? '' })),
    isCalendarLoaded: office.years.includes(Number(month.slice(0, 4))),
    versions: versions.map(({ ofRowVersion: _, ...version }) => version),
    isChanged: rowVersion > 0 && versions[0]?.ofRowVersion !== rowVersion,
  }
}
