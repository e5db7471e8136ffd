import { createPublicKey, timingSafeEqual, verify } from 'node:crypto'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { type dutyKeys, type Proof, signedText } from '../contract.ts'
import { keyOfOther, keyUnsound } from '../problems.ts'

type Calls = typeof dutyKeys.calls

const curve = 'prime256v1'
const keyOf = (publicKey: string) =>
  createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })

function isSound(publicKey: string): boolean {
  try {
    return keyOf(publicKey).asymmetricKeyDetails?.namedCurve === curve
  } catch {
    return false
  }
}

/** Live keys of one account, and of one kind of browser: nobody has a store of spare ones with a stamp for each. */
const mostKeys = 4
const mostAlike = 2

// The last ones that were used stay: places of an account, and of browsers that call themselves the same.
const endSpare = `
  delete from duty_key k using (
    select id, row_number() over (order by last) as nth, row_number() over (partition by device order by last) as alike
    from (
      select id, device, id is distinct from $2 as is_older, coalesce(last_at, made_at) as at from duty_key where account_id = $1
    ) keys, lateral (select (is_older::int, -extract(epoch from at)) as last) l
  ) o
  where k.account_id = $1 and k.id = o.id and (o.nth > $3 or o.alike > $4)`

/**
 * Takes a public key (SPKI in base64, ECDSA P-256) for the own account, once; older ones beyond those that an account may have end.
 * Throws keyUnsound, keyOfOther.
 */
export async function register(context: Context, { keyId, publicKey }: Taken<Calls['register']>) {
  const { actor, now, device } = context
  if (!isSound(publicKey)) throw keyUnsound()
  await oneAtATime(context, `duty keys ${actor.accountId}`)
  await context.query(
    `insert into duty_key (id, account_id, public_key, made_at, device) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [keyId, actor.accountId, publicKey, now, device],
  )
  const [row] = await context.query(
    'select from duty_key where id = $1 and account_id = $2 and public_key = $3',
    [keyId, actor.accountId, publicKey],
  )
  if (!row) throw keyOfOther()
  await context.query(endSpare, [actor.accountId, keyId, mostKeys, mostAlike])
  context.audit({ action: 'dutyKeys.register', target: 'dutyKey', targetId: keyId })
}

const macOf = ({ sealer, actor }: CallContext, keyId: string, at: Date) =>
  sealer.mac('duty stamp', `${actor.communityId} ${keyId} ${at.toISOString()}`)

/** The time with the server's own sign on it, for a key of the own account. Throws notFound. */
export async function stamp(context: CallContext, { keyId }: Taken<Calls['stamp']>) {
  const { actor, now } = context
  const found = await context.query('select from duty_key where id = $1 and account_id = $2', [
    keyId,
    actor.accountId,
  ])
  if (!found.length) throw problems.notFound()
  return { stampedAt: now, stamp: macOf(context, keyId, now).toString('base64url') }
}

/** How far the end of a stamp may lie behind what a browser reckons from it, in milliseconds. */
const slack = 2000
/** How long after its stamp an act is made, and how long it may wait to be sent, in milliseconds. */
const longestAfter = 16 * 3_600_000
const longestWait = 7 * 86_400_000

/**
 * Whether an act was signed in the order of its key: by a key of this account, at most 16 hours after its stamp, after everything that this key
 * signed before, and not after now; and it came within a week. One that was is the last of its key from here on; of one that was not nothing changes.
 */
export async function isProved(
  context: CallContext,
  proof: Proof | null,
  { act, on, at }: { act: string; on: readonly string[]; at: Date },
): Promise<boolean> {
  if (!proof) return false
  const { actor, now } = context
  const { keyId, nth, stampedAt } = proof
  const mac = macOf(context, keyId, stampedAt)
  const given = Buffer.from(proof.stamp, 'base64url')
  if (given.length !== mac.length || !timingSafeEqual(given, mac)) return false
  const time = at.getTime()
  if (time < stampedAt.getTime() - slack || time > now.getTime() + slack) return false
  if (time > stampedAt.getTime() + longestAfter || now.getTime() > time + longestWait) return false
  const [key] = await context.query<{ publicKey: string }>(
    `select public_key as "publicKey" from duty_key
     where id = $1 and account_id = $2 and last_nth < $3 and coalesce(last_at, $4) <= $4 for update`,
    [keyId, actor.accountId, nth, at],
  )
  if (!key) return false
  const text = Buffer.from(signedText(act, on, at, proof))
  const signature = Buffer.from(proof.signature, 'base64url')
  if (!verify('sha256', text, { key: keyOf(key.publicKey), dsaEncoding: 'ieee-p1363' }, signature))
    return false
  await context.query('update duty_key set last_nth = $2, last_at = $3 where id = $1', [keyId, nth, at])
  return true
}
