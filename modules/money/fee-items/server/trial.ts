import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { type feeItems, periodWrong } from '../contract.ts'
import type { Trial } from '../shapes.ts'
import { draftLines } from './draft-lines.ts'
import { monthsOf } from './period.ts'

/** What a household would owe for a period, as items and rates are now. Throws notFound, periodWrong. */
export async function tryHousehold(
  lease: Lease,
  { feeType, householdId, startsOn, endsOn }: Taken<typeof feeItems.calls.tryHousehold>,
): Promise<Trial> {
  if (endsOn <= startsOn || monthsOf({ startsOn, endsOn }).length > 12) throw periodWrong()
  const [bill] = await draftLines(lease, { feeType, startsOn, endsOn, householdIds: [householdId] })
  if (!bill) throw problems.notFound()
  return { ...bill, total: bill.lines.reduce((sum, { amount }) => sum + amount, 0) }
}
