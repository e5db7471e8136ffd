import { type HouseholdPast, listPast } from '#platform/server/household-past.ts'
import { showSerialNumber } from './serial-numbers.ts'

const events = `
  select p.id, p.arrived_at as at, 'arrived' as act, p.serial_number::text as title, p.arrived_by_name as by
    from package p where p.household_id = $1
  union all
  select p.id, h.at, 'handedOver', p.serial_number::text || coalesce(E'\\t' || nullif(h.taker_name, ''), ''), h.account_name
    from package p join package_hand_over h on h.id = p.hand_over_id where p.household_id = $1
  union all
  select p.id, p.returned_at, 'returned', p.serial_number::text, coalesce(p.returned_by_name, '')
    from package p where p.household_id = $1 and p.returned_at is not null
  union all
  select p.id, p.voided_at, 'voided', p.serial_number::text, coalesce(p.voided_by_name, '')
    from package p where p.household_id = $1 and p.voided_at is not null`

/** What came for a household and what became of it. */
export const householdPasts: readonly HouseholdPast[] = [
  {
    name: 'packages',
    can: 'packages.view',
    service: [49],
    // Who took it stands behind the number, which is what one is asked for (領取人).
    list: listPast(events, (said) => {
      const [number, taker] = said.split('\t')
      return [showSerialNumber(Number(number)), taker].filter(Boolean).join('　')
    }),
  },
]
