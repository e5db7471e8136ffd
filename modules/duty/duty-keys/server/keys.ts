import { createPublicKey, timingSafeEqual, verify } from 'node:crypto'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
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

/** Takes a public key (SPKI in base64, ECDSA P-256) for the own account, once. Throws keyUnsound, keyOfOther. */
export async function register(context: Context, { keyId, publicKey }: Taken<Calls['register']>) {
  const { actor, now } = context
  if (!isSound(publicKey)) throw keyUnsound()
  await context.query(
    `insert into duty_key (id, account_id, public_key, made_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [keyId, actor.accountId, publicKey, now],
  )
  const [row] = await context.query(
    'select from duty_key where id = $1 and account_id = $2 and public_key = $3',
    [keyId, actor.accountId, publicKey],
  )
  if (!row) throw keyOfOther()
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

/**
 * Whether an act was signed in the order of its key: by a key of this account, after its stamp and everything that this key signed before, and
 * not after now. One that was is the last of its key from here on; of one that was not nothing changes.
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
