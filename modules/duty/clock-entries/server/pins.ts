import { timingSafeEqual } from 'node:crypto'
import type { Taken } from '#platform/contract/call.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import { doWork } from '#platform/server/work.ts'
import type { clockEntries } from '../contract.ts'
import { oneTimeOnly, pinUnknown, pinWeak, pinWrong, tooManyPins } from '../problems.ts'

type Calls = typeof clockEntries.calls

/** Five tries for a person, and for a desk as many as a change of shift needs. */
const pinGuesses = guesses({
  what: 'dutyPin',
  paces: { account: { allowed: 5, minutes: 15 }, address: { allowed: 60, minutes: 15 } },
  refuse: tooManyPins,
})
/** And so many in a day: who tries slowly has no year for it. */
const mostInADay = 20
const dayGuesses = guesses({
  what: 'dutyPinDay',
  paces: { account: { allowed: mostInADay, minutes: 1440 } },
  refuse: tooManyPins,
})
/** After so many wrong ones of a day there is a line in the audit, and again after as many more. */
const toldEach = 5

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

/** Says in the audit how many were wrong in a day, also where the call itself comes to nothing. */
const tell = (database: Database, context: Context, { accountId, name }: Holder, wrongCount: number) => {
  const { actor, address, device } = context
  const { communityId } = actor
  return database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: actor, origin: { address, device } }, async (work) =>
      work.audit({
        action: 'clockEntries.refusePins',
        target: 'account',
        targetId: accountId,
        after: { name, wrongCount },
      }),
    ),
  )
}

/** Whose PIN these digits are. Of wrong ones each fifth of a day leaves a line in the audit. Throws tooManyPins, pinUnknown, pinWrong. */
export async function holderOfPin(
  database: Database,
  context: CallContext,
  { accountId, digits }: { accountId: string; digits: string },
): Promise<{ accountId: string; name: string }> {
  const { address, actor } = context
  const from = { address, account: `${actor.communityId} ${accountId}` }
  const ofDay = await dayGuesses.count(database, from)
  const guess = await pinGuesses.count(database, from).catch(async (error: unknown) => {
    await ofDay.takeBack()
    throw error
  })
  const holder = (await holdersIn(database, context)).find((each) => each.accountId === accountId)
  if (holder && timingSafeEqual(holder.digest, digestOf(context, accountId, digits))) {
    await ofDay.right()
    await guess.right()
    return holder
  }
  if (!holder) throw pinUnknown()
  let left = 0
  const ofThatDay = ofDay.wrong((count) => {
    left = count
    return pinWrong(count)
  })
  if (left % toldEach === 0) await tell(database, context, holder, mostInADay - left)
  throw left ? guess.wrong(pinWrong) : ofThatDay
}
