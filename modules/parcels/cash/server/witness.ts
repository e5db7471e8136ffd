import type { Context } from '#platform/server/context.ts'
import type { FindWitness, Witness } from '#modules/sign-in/accounts/server/public.ts'
import { notACounter, samePerson } from '../contract.ts'

/**
 * The second person of a count: another account of this community that may count. Throws signInExpired,
 * witnessAway, samePerson, notACounter.
 */
export async function witnessOf(context: Context, token: string, find: FindWitness): Promise<Witness> {
  // The token is used up whatever becomes of this transaction.
  context.doNotRepeat()
  const witness = await find(token, context.actor.communityId)
  if (witness.accountId === context.actor.accountId) throw samePerson()
  if (!witness.permissions.has('cash.count')) throw notACounter()
  return witness
}
