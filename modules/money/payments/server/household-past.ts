import { showMoney } from '#platform/contract/show-money.ts'
import { type HouseholdPast, listPast } from '#platform/server/household-past.ts'

const events = `
  select id, paid_at as at, 'paid' as act, amount::text as title, taken_by_name as by
    from payment where household_id = $1
  union all
  select id, reversed_at, 'reversed', amount::text, reversed_by_name
    from payment where household_id = $1 and reversed_at is not null`

const speakMoney = (amount: string) => showMoney(Number(amount))

/** What a household paid. */
export const householdPasts: readonly HouseholdPast[] = [
  { name: 'payments', can: 'arrears.view', service: [2], list: listPast(events, speakMoney) },
]
