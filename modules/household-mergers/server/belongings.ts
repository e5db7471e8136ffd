import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { showSerialNumber as showDeposit } from '#modules/deposits/server/public.ts'
import { showSerialNumber } from '#modules/packages/server/public.ts'
import type { Belongings } from '../contract.ts'

const listOf = (fields: string, from: string, order: string) =>
  `coalesce((select jsonb_agg(jsonb_build_object(${fields}) order by ${order}) from ${from}), '[]')`

const belongings = `
  select h.id as "householdId", h.label, h.is_virtual::int as "isVirtual", h.row_version as "rowVersion",
    p.exclusive_area as "exclusiveArea", p.title_area as "titleArea",
    array(select o.name from household_owner o where o.household_id = h.id order by o.position) as "ownerNames",
    ${listOf(`'residentId', r.id, 'name', r.name`, 'resident r where r.household_id = h.id and r.moved_out_at is null', 'r.position, r.id')} as residents,
    ${listOf(`'cardId', c.id, 'code', c.code, 'residentId', k.resident_id`, 'card_household k join card c on c.id = k.card_id where k.household_id = h.id and k.unbound_at is null', 'c.code')} as cards,
    ${listOf(`'phoneId', f.id, 'serialEnd', right(f.serial, 4), 'residentId', f.resident_id`, 'phone f where f.household_id = h.id and f.unbound_at is null', 'f.bound_at, f.id')} as phones,
    ${listOf(`'vehicleId', v.id, 'plate', v.plate, 'residentId', v.resident_id`, 'vehicle v where v.household_id = h.id and v.removed_at is null', 'v.plate, v.id')} as vehicles,
    ${listOf(`'spaceId', s.id, 'vehicle', s.vehicle, 'number', s.number`, 'parking_space s where s.household_id = h.id', 's.vehicle, s.position')} as spaces,
    ${listOf(`'packageId', w.id, 'serialNumber', w.serial_number, 'residentId', w.recipient_id`, `package w where w.household_id = h.id and w.state = 'waiting'`, 'w.arrived_at, w.id')} as packages,
    ${listOf(`'depositId', d.id, 'serialNumber', d.serial_number, 'residentId', d.recipient_id`, 'deposit d where d.household_id = h.id and d.handed_over_at is null and d.voided_at is null', 'd.arrived_at, d.id')} as deposits,
    (select count(*) from courier_item i where i.household_id = h.id and i.state = 'waiting')::int as "itemCount"
  from household h left join household_property p on p.household_id = h.id
  where h.id = $1 and h.closed_at is null`

type Numbered<Row> = Omit<Row, 'serialNumber'> & { serialNumber: number }
type Row = Omit<Belongings, 'packages' | 'deposits'> & {
  packages: Numbered<Belongings['packages'][number]>[]
  deposits: Numbered<Belongings['deposits'][number]>[]
}

/** Everything that is a household's now. Throws notFound. */
export async function readBelongings(context: Context, householdId: string): Promise<Belongings> {
  const [row] = await context.query<Row>(belongings, [householdId])
  if (!row) throw problems.notFound()
  return {
    ...row,
    packages: row.packages.map((one) => ({ ...one, serialNumber: showSerialNumber(one.serialNumber) })),
    deposits: row.deposits.map((one) => ({ ...one, serialNumber: showDeposit(one.serialNumber) })),
  }
}

/** Everything that is a household's now, for somebody who is about to merge or split it; the view is audited. Throws notFound. */
export async function getBelongings(context: Context, householdId: string): Promise<Belongings> {
  const found = await readBelongings(context, householdId)
  context.audit({ action: 'householdMergers.view', target: 'household', targetId: householdId })
  return found
}
