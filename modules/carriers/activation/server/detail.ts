import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { requireHousehold, residentsOf } from '#modules/homes/households/server/public.ts'
import type { HouseholdActivation, HouseholdCard, HouseholdPhone, OpenSerial } from '../shapes.ts'
import { historyOf } from './history.ts'

const cardsOf = `
  select c.id as "cardId", c.code as "cardCode", c.reader_format as "readerFormat",
    case when c.lost_at is not null then 'lost' when c.disabled_at is not null then 'disabled' else 'active' end as state,
    coalesce(c.lost_at, c.disabled_at) as "stateSince", b.resident_id as "residentId",
    coalesce(r.name, '') as "residentName", b.bound_at as "boundAt", b.bound_by_name as "boundBy",
    c.row_version as "rowVersion",
    array(select h.label from card_household o join household h on h.id = o.household_id
      where o.card_id = c.id and o.unbound_at is null and o.household_id <> $1 order by h.label) as "otherLabels"
  from card_household b join card c on c.id = b.card_id left join resident r on r.id = b.resident_id
  where b.household_id = $1 and b.unbound_at is null order by b.bound_at, c.code`

const phonesOf = `
  select p.id as "phoneId", right(p.serial, 4) as "serialEnd", p.way, p.resident_id as "residentId",
    coalesce(r.name, '') as "residentName", p.bound_at as "boundAt", p.bound_by_name as "boundBy",
    p.row_version as "rowVersion"
  from phone p left join resident r on r.id = p.resident_id
  where p.household_id = $1 and p.unbound_at is null order by p.bound_at, p.id`

const serialsOf = `
  select s.id as "serialId", s.ending, s.resident_id as "residentId", coalesce(r.name, '') as "residentName",
    s.issued_at as "issuedAt", s.issued_by_name as "issuedBy", s.expires_at as "expiresAt"
  from phone_serial s left join resident r on r.id = s.resident_id
  where s.household_id = $1 and s.used_at is null and s.revoked_at is null and s.expires_at > now()
  order by s.issued_at, s.id`

const parts = (lease: Lease, householdId: string) =>
  Promise.all([
    residentsOf(lease, householdId),
    lease.query<HouseholdCard & Record<string, unknown>>(cardsOf, [householdId]),
    lease.query<HouseholdPhone & Record<string, unknown>>(phonesOf, [householdId]),
    lease.query<OpenSerial & Record<string, unknown>>(serialsOf, [householdId]),
    historyOf(lease, householdId),
  ])

/** What opens a household, whose it is, since when and by whom, and its history; the view is audited (個資法). Throws notFound. */
export async function getActivation(context: Context, householdId: string): Promise<HouseholdActivation> {
  const { label, isVirtual } = await requireHousehold(context, householdId)
  const [residents, cards, phones, serials, changes] = await parts(context, householdId)
  context.audit({ action: 'activation.view', target: 'household', targetId: householdId, after: { label } })
  return {
    householdId,
    label,
    isVirtual: isVirtual === 1,
    residents: residents.map(({ id, name }) => ({ residentId: id, name })),
    cards,
    phones,
    serials,
    changes,
  }
}
