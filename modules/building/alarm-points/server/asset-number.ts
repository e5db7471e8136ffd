import type { AssetRegister } from '#platform/server/asset-register.ts'
import type { Context } from '#platform/server/context.ts'
import { assetUnknown } from '../contract.ts'

/**
 * The number of a thing as the register writes it; as it was typed where the community has no register, or where the point said it
 * before (`kept`): what was written then stays. Throws assetUnknown.
 */
export async function assetNumber(
  context: Context,
  { typed, kept = '', registers }: { typed: string; kept?: string; registers: readonly AssetRegister[] },
): Promise<string> {
  const register = registers.find(({ services }) => services.some((one) => context.actor.services.has(one)))
  if (!register || typed === '' || typed === kept) return typed
  const found = await register.numberOf(context, typed)
  if (found === undefined) throw assetUnknown(typed)
  return found
}
