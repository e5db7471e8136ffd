import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { lockHouseholds } from '#modules/homes/households/server/public.ts'
import { noFlat } from '../contract.ts'
import { type ResidentRow, residentsByIds } from './queries.ts'

/** Households whose people are about to change, locked so that changes of one household come one after another. */
export interface LockedHome {
  id: string
  label: string
  isRented: boolean
}

/** Locks households in which people may live. Throws notFound, noFlat. */
export async function lockHomes(context: Context, ids: readonly string[]): Promise<LockedHome[]> {
  const found = await lockHouseholds(context, ids)
  if (found.some((match) => match.isVirtual)) throw noFlat()
  return found
}

/** Somebody of a household, with the household locked. Throws notFound, noFlat. */
export async function lockResident(
  context: Context,
  input: { householdId: string; residentId: string },
): Promise<{ home: LockedHome; row: ResidentRow }> {
  const [home] = await lockHomes(context, [input.householdId])
  const [row] = await residentsByIds(context, [input.residentId])
  if (!home || !row || row.householdId !== home.id) throw problems.notFound()
  return { home, row }
}
