import type { Lease } from '#platform/server/database.ts'
import { chargedHouseholds } from '#modules/homes/household-properties/server/public.ts'
import type { FeeItem, FeeRate } from '../shapes.ts'
import { areaOf, type ChargedHousehold } from './charged-area.ts'
import { grouped } from './grouped.ts'
import { feeSettings } from './sections.ts'
import type { Basis } from '../settings.ts'

/** How rates are read: `r` is the table. */
export const rateFields = `r.id as "feeRateId", r.building, to_char(r.from_day, 'YYYY-MM-DD') as "fromDay", r.amount,
  r.added_at as "addedAt", r.added_by_name as "addedBy", r.withdrawn_at as "withdrawnAt", r.withdrawn_by_name as "withdrawnBy"`

const itemRows = `
  select i.id as "feeItemId", i.name, i.kind, i.unit, i.account_number as "accountNumber", a.name as "accountName",
    i.cycle, i.due_month as "dueMonth", i.retired_at is not null as "isRetired", i.version,
    (select count(*)::int from fee_item_household c where c.fee_item_id = i.id and c.removed_at is null) as chosen
  from fee_item i join ledger_account a on a.number = i.account_number
  where i.fee_type = $1 order by i.position, i.name, i.id`

const liveRates = `
  select r.fee_item_id as "feeItemId", ${rateFields} from fee_rate r where r.withdrawn_at is null
  order by r.from_day desc, r.building`

const incomeAccounts = `
  select number, name from ledger_account where number between 4000 and 4999 and retired_at is null
  order by position, number`

/** The accounts of income that are in use, in their order. */
export const accountsOf = (lease: Lease) => lease.query<{ number: number; name: string }>(incomeAccounts)

type Row = Omit<FeeItem, 'rates' | 'inUse'> & { chosen: number }

/** How many households or spaces an item is for. */
function inUse({ kind, unit, chosen }: Row, households: readonly ChargedHousehold[], basis: Basis): number {
  const spaces = (of: (household: ChargedHousehold) => number) =>
    households.reduce((sum, household) => sum + of(household), 0)
  if (kind === 'car' && (unit === 'ping' || unit === 'squareMetre'))
    return households.filter(({ carArea }) => carArea).length
  if (kind === 'car')
    return spaces(
      ({ flatSpaces, mechanicalSpaces }) =>
        (unit === 'mechanical' ? 0 : flatSpaces) + (unit === 'flat' ? 0 : mechanicalSpaces),
    )
  if (kind === 'motorcycle') return spaces(({ motorcycleSpaces }) => motorcycleSpaces)
  if (kind === 'household' || unit === 'equal') return households.length
  if (kind === 'area' || kind === 'shared')
    return households.filter((household) => 'area' in areaOf(household, basis, true)).length
  return chosen
}

/** The items of a type of fee in their order, with the rates that hold; what they can be booked to; the buildings. */
export async function listItems(lease: Lease, { feeType }: { feeType: string }) {
  const [rows, rates, accounts, households, { basis }] = await Promise.all([
    lease.query<Row>(itemRows, [feeType]),
    lease.query<FeeRate & { feeItemId: string }>(liveRates),
    accountsOf(lease),
    chargedHouseholds(lease),
    feeSettings(lease),
  ])
  const ratesOf = grouped(rates, ({ feeItemId }) => feeItemId)
  const items = rows.map((row) => {
    const { chosen: _, ...item } = row
    const own = (ratesOf.get(row.feeItemId) ?? []).map(({ feeItemId: __, ...rate }) => rate)
    return { ...item, rates: own, inUse: inUse(row, households, basis) }
  })
  return { items, accounts, buildings: [...new Set(households.map(({ building }) => building))] }
}
