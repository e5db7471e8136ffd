import type { Lease } from '#platform/server/database.ts'

/**
 * Who owes: a household; where debts follow the person (隨人), who was billed in it. `payer` null: the household, or whoever
 * pays for it now.
 */
export interface Debtor {
  householdId: string
  payer: string | null
}

const named = `
  select h.id as "debtId", h.id as "householdId", null as payer from household h where h.id = any($1)
  union all
  select b.id, b.household_id, b.payer_name from bill b where b.id = any($1) and b.issued_at is not null`

/** Whom ids mean, of a household or of a bill of theirs; those that mean nobody are absent. */
export const debtorsOf = (lease: Lease, debtIds: readonly string[]): Promise<Debtor[]> =>
  lease.query<Debtor & { debtId: string }>(named, [[...new Set(debtIds)]])

/** A household, and who is billed there now. */
interface Household {
  id: string
  label: string
  building: string
  payer: string
}
const households = `
  select h.id, h.label, h.building, coalesce((select b.payer_name from bill b where b.community_id = h.community_id
    and b.household_id = h.id and b.issued_at is not null and b.voided_at is null order by b.due_on desc, b.number desc limit 1), '') as payer
  from household h where h.id = any($1) order by h.building_order, h.floor_order, h.label`

interface Payer {
  householdId: string
  payer: string
  /** Their first bill: it names them also when others are paid. */
  debtId: string
  /** Who of that name lives there. */
  residentId: string | null
}
const payers = `
  select distinct on (b.household_id, b.payer_name) b.household_id as "householdId", b.payer_name as payer, b.id as "debtId",
    (select p.id from resident p where p.household_id = b.household_id and p.name = b.payer_name and p.moved_out_at is null
      order by p.position, p.id limit 1) as "residentId"
  from bill b where b.household_id = any($1) and b.issued_at is not null
  order by b.household_id, b.payer_name, b.issued_at, b.id`

/** One that may owe, as the pages and letters name them. */
export interface Known {
  debtId: string
  householdId: string
  label: string
  building: string
  payer: string
  /** Another one pays for the household now. */
  isFormer: boolean
  /** Whom a message goes to; null: the household. */
  residentId: string | null
  /** A message to there is read by them, and not by somebody else who lives there now. */
  isReachable: boolean
}

/**
 * Those that may owe in some households, in their order: with `person` everybody who was ever billed there, who pays now first;
 * with `unit` the household.
 */
export async function knownDebtors(
  lease: Lease,
  debts: 'unit' | 'person',
  householdIds: readonly string[],
): Promise<Known[]> {
  const [homes, all] = await Promise.all([
    lease.query<Household & Record<string, unknown>>(households, [householdIds]),
    debts === 'person' ? lease.query<Payer & Record<string, unknown>>(payers, [householdIds]) : [],
  ])
  const of = new Map<string, Payer[]>()
  for (const one of all) of.set(one.householdId, [...(of.get(one.householdId) ?? []), one])
  return homes.flatMap(({ id, ...home }): Known[] => {
    const billed = of.get(id) ?? []
    if (!billed.length)
      return [
        {
          debtId: id,
          householdId: id,
          ...home,
          isFormer: false,
          residentId: null,
          isReachable: debts === 'unit',
        },
      ]
    return billed
      .map(({ payer, debtId, residentId }) => ({
        ...home,
        debtId,
        householdId: id,
        payer,
        isFormer: payer !== home.payer,
        residentId,
        isReachable: residentId !== null,
      }))
      .sort((a, b) => Number(a.isFormer) - Number(b.isFormer))
  })
}
