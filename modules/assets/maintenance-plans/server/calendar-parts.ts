import { isNull } from 'drizzle-orm'
import { dayOf, dayStart } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'
import { foreseenDays } from './calendar.ts'
import { readPlans } from './queries.ts'
import { planTable } from './tables.ts'

type Row = CalendarItem & Record<string, unknown>

/** Days ahead for which plans foresee anything: what comes later is nobody's to prepare. */
const ahead = 366

/** What plans foresee after what is due. */
async function foreseen(lease: Lease & { now: Date }, { from, to }: { from: Date; to: Date }) {
  const end = Math.min(to.getTime() - 1, lease.now.getTime() + ahead * 86_400_000)
  const [first, last] = [dayOf(from), dayOf(new Date(end))]
  if (last < first) return []
  const plans = await readPlans(lease, isNull(planTable.endedAt))
  return plans.flatMap((plan) =>
    foreseenDays(plan, { today: dayOf(lease.now), from: first, to: last }).map(
      (day): CalendarItem => ({
        id: plan.planId,
        title: plan.name,
        note: '照計畫預估',
        at: dayStart(new Date(`${day}T12:00:00+08:00`)),
        until: null,
        isAllDay: true,
        isFixed: false,
        link: '/mgmt/asset/maintenance',
      }),
    ),
  )
}

/** What is to be maintained when, on the calendar, also what the plans foresee; what was done stands on the day on which it was due. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'maintenancePlans',
    can: 'maintenancePlans.view',
    service: [11],
    list: async (lease, { from, to }) => {
      const due = await lease.query<Row>(
        `select r.id, p.name as title, '' as note, (r.due_day::timestamp at time zone 'Asia/Taipei') as at, null as until,
           true as "isAllDay", false as "isFixed", '/mgmt/asset/maintenance' as link
         from maintenance_record r join maintenance_plan p on p.id = r.plan_id
         where r.state <> 'skipped' and (r.due_day::timestamp at time zone 'Asia/Taipei') >= $1
           and (r.due_day::timestamp at time zone 'Asia/Taipei') < $2
         order by r.due_day limit 500`,
        [from, to],
      )
      return [...due, ...(await foreseen(lease, { from, to }))]
    },
  },
]
