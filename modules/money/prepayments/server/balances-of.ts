import type { Lease } from '#platform/server/database.ts'

/** What households have paid ahead, whole NT$, by their ids; those without anything are absent. */
export async function prepaymentsOf(
  lease: Lease,
  householdIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await lease.query<{ householdId: string; balance: number }>(
    'select household_id as "householdId", balance::float8 as balance from prepayment_balance where household_id = any($1)',
    [householdIds],
  )
  return new Map(rows.map(({ householdId, balance }) => [householdId, balance]))
}
