import { dayAfter } from '#platform/contract/days.ts'
import type { Lease } from '#platform/server/database.ts'
import { objectionEndsOn } from '#modules/assemblies/tally/contract.ts'
import { officeDaysIn } from '#modules/communities/office-days/server/public.ts'

/** The last day to object of whoever was served on a day, by the office days that are known (Art. 32 II; Art. 122 of the Civil Code). */
export async function objectionEndOf(lease: Pick<Lease, 'db'>, servedDay: string): Promise<string> {
  const { isOff } = await officeDaysIn(lease, servedDay, dayAfter(servedDay, 40))
  return objectionEndsOn(servedDay, isOff)
}
