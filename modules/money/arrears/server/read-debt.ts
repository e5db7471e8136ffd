import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { debtorsOf } from './debtors.ts'
import { type DebtParts, type Decided, isOf, readDebts } from './read-debts.ts'

/** A household; where debts follow the person, who is meant of those who were billed there: left out, who pays now. */
export interface Asked {
  householdId: string
  debtId?: string | undefined
}

/** What a debtor owes, also with nothing left but interest, and `all` who were billed in the household. Throws notFound. */
export async function readDebt(
  lease: Lease,
  { householdId, debtId = householdId, today, decided }: Asked & { today: string; decided: Decided },
): Promise<DebtParts & { all: readonly DebtParts[] }> {
  const [debtor] = await debtorsOf(lease, [debtId])
  const all = await readDebts(lease, { today, decided, householdIds: [householdId], withPaid: true })
  const parts = debtor && all.find((one) => isOf(one, debtor))
  if (!parts) throw problems.notFound()
  return { ...parts, all }
}
