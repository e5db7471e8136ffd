import type { Lease } from '#platform/server/database.ts'
import type { CarrierChange } from '../shapes.ts'

/** Changes shown of one household, the newest first. */
const mostShown = 100

// A card's own changes (lost, enabled) belong to every household that had it at that moment.
const changes = `
  select * from (
    select 'card' || initcap(x.act) as what, x.at, x.account_name as by, right(c.code, 4) as subject,
      coalesce(r.name, '') as "residentName", coalesce(o.label, '') as "otherLabel", x.reason, x.id
    from card_change x join card c on c.id = x.card_id
      left join resident r on r.id = x.resident_id left join household o on o.id = x.other_household_id
    where x.household_id = $1 or (x.household_id is null and exists (
      select from card_household b where b.card_id = x.card_id and b.household_id = $1
        and b.bound_at <= x.at and (b.unbound_at is null or b.unbound_at >= x.at)))
    union all
    select 'phone' || initcap(x.act), x.at, x.account_name, right(p.serial, 4), coalesce(r.name, ''),
      coalesce(o.label, ''), x.reason, x.id
    from phone_change x join phone p on p.id = x.phone_id
      left join resident r on r.id = x.resident_id left join household o on o.id = x.other_household_id
    where x.household_id = $1
    union all
    select e.what, e.at, e.by, s.ending, coalesce(r.name, ''), '', '', s.id
    from phone_serial s left join resident r on r.id = s.resident_id, lateral (values
      ('serialIssued', s.issued_at, s.issued_by_name), ('serialUsed', s.used_at, '住戶 App'),
      (case when s.is_replaced then 'serialReplaced' else 'serialRevoked' end, s.revoked_at, s.revoked_by_name)
    ) as e (what, at, by)
    where s.household_id = $1 and e.at is not null
  ) as all_of order by at desc, id desc limit ${mostShown}`

/** What happened to the cards, phones and serial numbers of a household, the newest first. */
export async function historyOf(lease: Lease, householdId: string): Promise<CarrierChange[]> {
  const rows = await lease.query<CarrierChange & { id: string }>(changes, [householdId])
  return rows.map(({ id: _, ...change }) => change)
}
