import { timingSafeEqual } from 'node:crypto'
import type { Taken } from '#platform/contract/call.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import type { clockEntries } from '../contract.ts'
import { nobodyKnown, oneTimeOnly, pinWeak, pinWrong, tooManyPins } from '../problems.ts'

type Calls = typeof clockEntries.calls

/** Five tries for a person, and for a desk as many as a change of shift needs. */
const pinGuesses = guesses({
  what: 'dutyPin',
  paces: { account: { allowed: 5, minutes: 15 }, address: { allowed: 60, minutes: 15 } },
  refuse: tooManyPins,
})

const digestOf = ({ sealer, actor }: CallContext, accountId: string, digits: string) =>
  sealer.mac('duty pin', `${actor.communityId} ${accountId} ${digits}`)

/** 111111, 123456 and 654321 are what is tried first. */
const isWeak = (digits: string): boolean => {
  const steps = [...digits].slice(1).map((digit, nth) => Number(digit) - Number(digits[nth]))
  return [0, 1, -1].some((step) => steps.every((each) => each === step))
}

/** Sets the own PIN or takes it away; one that is set anew ends the one before. Throws oneTimeOnly, pinWeak. */
export async function savePin(context: CallContext, { digits }: Taken<Calls['savePin']>): Promise<void> {
  const { actor, now } = context
  if (actor.kind === 'oneTime') throw oneTimeOnly()
  if (digits === null) await context.query('delete from duty_pin where account_id = $1', [actor.accountId])
  else {
    if (isWeak(digits)) throw pinWeak()
    await context.query(
      `insert into duty_pin (account_id, digest, set_at) values ($1, $2, $3)
       on conflict (community_id, account_id) do update set digest = excluded.digest, set_at = excluded.set_at`,
      [actor.accountId, digestOf(context, actor.accountId, digits), now],
    )
  }
  context.audit({ action: digits === null ? 'clockEntries.dropPin' : 'clockEntries.setPin' })
}

const holders = `
  select a.id as "accountId", a.display_name as name, p.digest
  from duty_pin p join live_membership m on m.account_id = p.account_id and m.community_id = p.community_id
  join account a on a.id = p.account_id where p.community_id = $1`

type Holder = { accountId: string; name: string; digest: Buffer } & Record<string, unknown>

const holdersIn = (database: Database, { actor }: Context) =>
  database.glance('who has a PIN at the desk', (lease) => lease.query<Holder>(holders, [actor.communityId]))

/** Who may show a PIN here, by name. */
export const listPins = (database: Database) => async (context: Context) =>
  (await holdersIn(database, context))
    .map(({ accountId, name }) => ({ accountId, name }))
    .sort((a, b) => a.name.localeCompare(b.name))

/** Whose PIN these digits are. Throws tooManyPins, nobodyKnown, pinWrong. */
export async function holderOfPin(
  database: Database,
  context: CallContext,
  { accountId, digits }: { accountId: string; digits: string },
): Promise<{ accountId: string; name: string }> {
  const { address, actor } = context
  const guess = await pinGuesses.count(database, { address, account: `${actor.communityId} ${accountId}` })
  const holder = (await holdersIn(database, context)).find((each) => each.accountId === accountId)
  if (!holder) throw nobodyKnown()
  if (!timingSafeEqual(holder.digest, digestOf(context, accountId, digits))) throw guess.wrong(pinWrong)
  await guess.right()
  return holder
}
