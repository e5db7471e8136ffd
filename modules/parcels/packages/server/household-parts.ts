import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { rehomePackages } from './rehome.ts'
import { showSerialNumber } from './serial-numbers.ts'

const waiting = `
  select id, serial_number as number, recipient_id as "residentId"
  from package where household_id = $1 and state = 'waiting' order by arrived_at, id`

const count = `select count(*) as count from package where household_id = $1 and state = 'waiting'`

/** What waits for a household at the desk, when households are merged or split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'packages',
    title: '待領包裹',
    holds: isThere(`from package where household_id = $1 and state in ('waiting', 'lost')`),
    async list(lease, householdId) {
      const rows = await lease.query<{ id: string; number: number; residentId: string | null }>(waiting, [
        householdId,
      ])
      return rows.map(({ number, ...row }) => ({ ...row, title: showSerialNumber(number) }))
    },
    async countWaiting(lease, householdId) {
      const [row] = await lease.query<{ count: number }>(count, [householdId])
      return row?.count ?? 0
    },
    move: rehomePackages,
  },
]
