import type { Context } from '#platform/server/context.ts'
import type { OwnRoster } from '../contract.ts'
import { monthDays } from '../months.ts'
import { listLeaveRequests } from './leave-requests.ts'
import { listLeaves } from './leaves.ts'
import { listPeople, ownPerson } from './people.ts'
import { readShifts } from './shifts.ts'
import { listSwaps } from './swaps.ts'
import { listWishes } from './wishes.ts'

/** One's own shifts as published, wishes and swaps, and when colleagues are on duty. */
export async function readOwn(context: Context, { month }: { month: string }): Promise<OwnRoster> {
  const days = monthDays(month)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const person = await ownPerson(context)
  const shifts = await readShifts(context, 'published', first, last)
  const published = await context.query('select from duty_roster_version where month = $1 limit 1', [month])
  const isOwn = ({ personId }: { personId: string }) => personId === person?.personId
  const swaps = await listSwaps(context, first, last)
  return {
    personId: person?.personId ?? null,
    isPublished: published.length > 0,
    shifts: shifts.filter(isOwn),
    wishes: (await listWishes(context, first, last)).filter(isOwn),
    leaves: (await listLeaves(context, first, last)).filter(isOwn),
    leaveRequests: (await listLeaveRequests(context, first, last)).filter(
      (request) => isOwn(request) || request.mayDecide,
    ),
    swaps: swaps.filter(
      ({ personId, otherId, mayDecide }) => isOwn({ personId }) || isOwn({ personId: otherId }) || mayDecide,
    ),
    colleagues: (await listPeople(context, month))
      // Whom one could swap with: only within a company.
      .filter((each) => !isOwn(each) && each.companyId === person?.companyId)
      .map(({ personId, name }) => ({
        personId,
        name,
        shifts: shifts.filter((shift) => shift.personId === personId),
      })),
  }
}
