import type { OpenContext } from '#platform/server/context.ts'
import type { Database, Lease } from '#platform/server/database.ts'
import type { KnownDevice } from '#platform/server/guesses.ts'
import { isLiveMembership } from './live-membership.ts'
import { digestOf, newToken } from './tokens.ts'

/** Holds a random token: in this browser somebody signed in before. It signs nobody in and says nothing of anybody. */
export const deviceCookie = 'lobby_device'

/** Days that a browser stays known after the last sign-in; browsers keep no cookie longer. */
export const knownDays = 400
const day = 86_400_000

type Cookies = Pick<OpenContext, 'cookies' | 'setCookie'>

/**
 * Whether this browser is known for an account (or an operator): its own, or that of somebody who works in a community of
 * the account. Undefined for any other, and without an account.
 */
export async function knownDeviceOf(
  database: Database,
  { cookies }: Pick<OpenContext, 'cookies'>,
  ownerId: string | undefined,
): Promise<KnownDevice | undefined> {
  const token = cookies[deviceCookie]
  if (!token || !ownerId) return undefined
  const digest = digestOf(token)
  const [found] = await database.glance('a known browser', (lease) =>
    lease.query<{ ownerId: string }>(
      `select k.owner_id as "ownerId" from known_device k
       where k.digest = $1 and k.seen_at > now() - make_interval(days => ${knownDays}) and (k.owner_id = $2 or exists (
         select from membership m
         where m.account_id = $2 and ${isLiveMembership} and m.community_id in (
           select m.community_id from membership m where m.account_id = k.owner_id and ${isLiveMembership})))
       order by k.owner_id <> $2, k.owner_id limit 1`,
      [digest, ownerId],
    ),
  )
  if (!found) return undefined
  const isOwn = found.ownerId === ownerId
  // Whoever signs in again and again has many browsers, but is one colleague.
  return { isOwn, on: isOwn ? digest.toString('base64') : found.ownerId }
}

/** The account signed in here: the browser is known from now on. */
export async function rememberDevice(lease: Lease, context: Cookies, ownerId: string): Promise<void> {
  const known = context.cookies[deviceCookie]
  const token = known && /^[\w-]{43}$/.test(known) ? known : newToken()
  await lease.query(
    `insert into known_device (owner_id, digest) values ($1, $2)
     on conflict (owner_id, digest) do update set seen_at = now()`,
    [ownerId, digestOf(token)],
  )
  const expires = new Date(Date.now() + knownDays * day)
  context.setCookie(deviceCookie, token, { httpOnly: true, expires })
}

/** No browser is known for the account any more: its password was in wrong hands, or may have been. */
export async function forgetDevices(lease: Lease, ownerId: string): Promise<void> {
  await lease.query('delete from known_device where owner_id = $1', [ownerId])
}
