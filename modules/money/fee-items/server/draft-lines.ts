import { chargedHouseholds } from '#modules/homes/household-properties/server/public.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FeeSettings, PayerType } from '../settings.ts'
import { calculate, type ChargedItem, type Choice, type FeeLine, type Gap } from './calculate.ts'
import type { ChargedHousehold } from './charged-area.ts'
import { monthsOf } from './period.ts'
import type { Rate } from './rate-book.ts'
import { feeSettings } from './sections.ts'

export interface DraftedBill {
  householdId: string
  label: string
  /** Who pays, as the community's setting says; the owner where there is nobody else. '' with a gap where nobody is known. */
  payerName: string
  payerType: PayerType
  lines: FeeLine[]
  gaps: Gap[]
}

const charging = `
  with items as (select * from fee_item where fee_type = $1 and retired_at is null)
  select coalesce((select jsonb_agg(jsonb_build_object('feeItemId', i.id, 'name', i.name, 'kind', i.kind, 'unit', i.unit,
      'accountNumber', i.account_number, 'cycle', i.cycle, 'dueMonth', i.due_month) order by i.position, i.name, i.id) from items i), '[]') as items,
    coalesce((select jsonb_agg(jsonb_build_object('feeItemId', r.fee_item_id, 'building', r.building,
      'fromDay', r.from_day, 'amount', r.amount)) from fee_rate r join items i on i.id = r.fee_item_id
      where r.withdrawn_at is null and r.from_day < $3::date + interval '1 year'), '[]') as rates,
    coalesce((select jsonb_agg(jsonb_build_object('feeItemId', c.fee_item_id, 'householdId', c.household_id,
      'quantity', c.quantity, 'onDay', c.on_day) order by c.on_day, c.added_at, c.id)
      from fee_item_household c join items i on i.id = c.fee_item_id
      where c.removed_at is null and (c.on_day is null or c.on_day between $2 and $3)), '[]') as choices`

interface Charged {
  items: ChargedItem[]
  rates: Rate[]
  choices: Choice[]
}

function payerOf(household: ChargedHousehold, { payer }: FeeSettings) {
  const { ownerName, renterName, residentName } = household
  const named = { owner: ownerName, renter: renterName, resident: residentName }[payer]
  return named
    ? { payerName: named, payerType: payer }
    : { payerName: ownerName, payerType: 'owner' as const }
}

/**
 * What every open household that is not virtual owes by its items for a period, in the order of the picker; some of them where
 * `householdIds` says so. Households that owe nothing have no lines.
 */
export async function draftLines(
  lease: Lease,
  {
    feeType,
    startsOn,
    endsOn,
    householdIds,
  }: { feeType: string; startsOn: string; endsOn: string; householdIds?: readonly string[] | undefined },
): Promise<DraftedBill[]> {
  const [settings, [given], households] = await Promise.all([
    feeSettings(lease),
    lease.query<Charged>(charging, [feeType, startsOn, endsOn]),
    chargedHouseholds(lease),
  ])
  const { items = [], rates = [], choices = [] } = given ?? {}
  const months = monthsOf({ startsOn, endsOn })
  const { basis } = settings
  const drawn = calculate(
    { items, rates, choices, households, months, startsOn, endsOn, basis },
    householdIds && new Set(householdIds),
  )
  const known = new Map(households.map((household) => [household.householdId, household]))
  return drawn.flatMap(({ householdId, lines, gaps }) => {
    const household = known.get(householdId)
    if (!household) return []
    const payer = payerOf(household, settings)
    const nobody: Gap[] = payer.payerName ? [] : [{ feeItemId: null, name: '', missing: 'payer' }]
    return [{ householdId, label: household.label, ...payer, lines, gaps: [...gaps, ...nobody] }]
  })
}
