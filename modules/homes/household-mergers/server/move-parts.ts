import type { Context } from '#platform/server/context.ts'
import type { HouseholdMove, HouseholdPart } from '#platform/server/household-part.ts'
import type { Declared } from '#platform/server/manifest.ts'
import type { Moved } from '../contract.ts'

/** What modules declare of households and of their people. */
export type Parts = Pick<Declared, 'householdParts' | 'residentParts'>

/** Moves declared parts one after another; gives how many went of each that people see, those of which nothing went too. */
export async function moveParts(
  context: Context,
  parts: readonly HouseholdPart[],
  move: HouseholdMove,
): Promise<Moved['parts']> {
  const moved: Moved['parts'] = []
  for (const { name, list, move: moveOf } of parts) {
    const count = await moveOf(context, move)
    if (list) moved.push({ name, count })
  }
  return moved
}
