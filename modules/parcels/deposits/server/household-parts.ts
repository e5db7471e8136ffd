import { showSerialNumber } from '#modules/parcels/deposit-items/server/public.ts'
import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { rehomeDeposits } from './rehome.ts'

const ofHousehold = 'from deposit where household_id = $1 and handed_over_at is null and voided_at is null'

const waiting = `select id, serial_number as number, recipient_id as "residentId" ${ofHousehold} order by arrived_at, id`

const count = `select count(*) as count ${ofHousehold}`

/** Deposits that wait for a household or were left by it, when households are merged or split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'deposits',
    title: '寄放物',
    holds: isThere(
      `from deposit where (household_id = $1 or payer_household_id = $1) and handed_over_at is null and voided_at is null`,
    ),
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
    move: rehomeDeposits,
  },
]
