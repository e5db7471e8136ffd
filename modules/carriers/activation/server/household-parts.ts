import { type HouseholdPart, isThere, type ResidentPart } from '#platform/server/household-part.ts'
import { moveCards, moveCarriersOf, movePhones } from './move.ts'
import { unbindOf } from './unbind-of.ts'

const cardsOf = `
  select c.id, c.code as title, b.resident_id as "residentId",
    c.lost_at is not null or c.disabled_at is not null as "isOff"
  from card_household b join card c on c.id = b.card_id
  where b.household_id = $1 and b.unbound_at is null order by c.code`

// A phone's barcode opens a hand-over: only its end is shown.
const phonesOf = `
  select id, right(serial, 4) as title, resident_id as "residentId", bound_at as since
  from phone where household_id = $1 and unbound_at is null order by bound_at, id`

/** Cards and phones of a household, when households are merged or split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'cards',
    title: '感應卡',
    holds: isThere(`from card_household where household_id = $1 and unbound_at is null`),
    isChosen: true,
    list: (lease, householdId) => lease.query(cardsOf, [householdId]),
    move: (context, { from, to, reason, ids }) =>
      moveCards(context, { from: from.id, to: to.id, reason, ids }),
  },
  {
    name: 'phones',
    title: '住戶手機',
    holds: isThere(`from phone where household_id = $1 and unbound_at is null`),
    isChosen: true,
    list: (lease, householdId) => lease.query(phonesOf, [householdId]),
    move: (context, { from, to, reason, ids }) =>
      movePhones(context, { from: from.id, to: to.id, reason, ids }),
  },
]

/** Cards, phones and open serial numbers of people who move or move out. */
export const residentParts: readonly ResidentPart[] = [
  {
    name: 'carriers',
    move: moveCarriersOf,
    async end(context, input) {
      await unbindOf(context, input)
    },
  },
]
