import { candidateUids } from '#platform/contract/card-uid.ts'
import type { CallContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import { holderFinder } from '#modules/sign-in/accounts/server/public.ts'
import { holderOfCode, takeCode } from '#modules/staff/manager-codes/server/public.ts'
import { isCrossClockOpen } from '#modules/communities/communities/server/public.ts'
import { crossClosed, nobodyKnown, oneTimeOnly } from '../problems.ts'
import { holderOfPin } from './pins.ts'

/** Who clocks, how they showed it, and whether they belong to another community only. */
export interface Clocker {
  accountId: string
  name: string
  way: 'account' | 'card' | 'code' | 'pin'
  isCross: boolean
}

export interface Shown {
  carrierCode: string
  token: string
  pin: { accountId: string; digits: string } | null
}

const ofCard = `
  select a.id as "accountId", a.display_name as name, bool_or(m.community_id = $2) as "isHere"
  from manager_device d join account a on a.id = d.account_id join live_membership m on m.account_id = a.id
  where d.kind = 'card' and d.removed_at is null and d.readings && $1
  group by a.id, a.display_name order by 3 desc limit 2`

/**
 * Finds who clocks: the own account, or whoever shows a card, a code or a PIN at this desk. A card of another community's manager is good
 * where clocking in across communities is open (R082, R450).
 * Throws oneTimeOnly, nobodyKnown, crossClosed, and what the look-up of a code or a PIN throws.
 */
export const clockerFinder = (database: Database) => {
  const findHolder = holderFinder(database)
  return async (
    context: CallContext,
    { carrierCode, token, pin }: Shown,
    isTaken: boolean,
  ): Promise<Clocker> => {
    const { actor } = context
    if (token) {
      const find = isTaken ? takeCode : holderOfCode
      const { holder } = await find(context, token, findHolder)
      return { accountId: holder.accountId, name: holder.name, way: 'code', isCross: false }
    }
    if (pin) {
      const { accountId, name } = await holderOfPin(database, context, pin)
      return { accountId, name, way: 'pin', isCross: false }
    }
    if (!carrierCode) {
      if (actor.kind === 'oneTime') throw oneTimeOnly()
      return { accountId: actor.accountId, name: actor.name, way: 'account', isCross: false }
    }
    const found = await database.glance('whose card clocks in', (lease) =>
      lease.query<{ accountId: string; name: string; isHere: boolean }>(ofCard, [
        candidateUids(carrierCode),
        actor.communityId,
      ]),
    )
    const [card, other] = found
    // Two readings that mean two people are nobody's, unless one of them is of this community.
    if (!card || (other && card.isHere === other.isHere)) throw nobodyKnown()
    if (!card.isHere && !(await isCrossClockOpen(context))) throw crossClosed()
    return { accountId: card.accountId, name: card.name, way: 'card', isCross: !card.isHere }
  }
}

export type FindClocker = ReturnType<typeof clockerFinder>
