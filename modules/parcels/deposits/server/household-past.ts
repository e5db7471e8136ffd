import { type HouseholdPast, listPast } from '#platform/server/household-past.ts'
import { showSerialNumber } from '#modules/parcels/deposit-items/server/public.ts'

const events = `
  select d.id, d.arrived_at as at, 'arrived' as act, d.serial_number::text as title, d.arrived_by_name as by
    from deposit d where d.household_id = $1
  union all
  select d.id, h.at, 'handedOver', d.serial_number::text, h.account_name
    from deposit d join deposit_hand_over h on h.id = d.hand_over_id where d.household_id = $1
  union all
  select d.id, d.voided_at, 'voided', d.serial_number::text, coalesce(d.voided_by_name, '')
    from deposit d where d.household_id = $1 and d.voided_at is not null`

/** What was left at the desk for a household and what became of it. */
export const householdPasts: readonly HouseholdPast[] = [
  {
    name: 'deposits',
    can: 'deposits.view',
    service: [48],
    list: listPast(events, (number) => showSerialNumber(Number(number))),
  },
]
