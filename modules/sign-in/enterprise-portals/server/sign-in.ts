import type { Role } from '#platform/contract/access.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { words } from '#platform/contract/fields.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import {
  accountOfPortal,
  addMembership,
  beginSignIn,
  type Deviation,
  deviationsFor,
  keepAttempt,
  type MayHandle,
} from '#modules/sign-in/accounts/server/public.ts'
import { waitInThisNetwork } from '#modules/sign-in/accounts/contract.ts'
import { badTicket, usedTicket } from '../contract.ts'
import { readKey } from './portal-key.ts'

/** Tickets that were none. A whole company comes from one address, and only what is refused counts. */
const ticketGuesses = guesses({
  what: 'ticket',
  paces: {
    address: { allowed: 60, minutes: 15 },
    line: { allowed: 90, minutes: 15 },
    network: { allowed: 200, minutes: 15 },
  },
  refuse: waitInThisNetwork,
})

interface Known {
  communityId: string
  name: string
  publicKey: string
  role: Role
  /** What whoever let the portal in was then, and what the community changed of the role of its people. */
  makerRole: Role
  deviations: readonly Deviation[]
}

/** Seconds that a ticket may live, and that two clocks may differ. */
const longestLife = 300
const skew = 60

/** What a ticket says: how long it lives, and who comes. Somebody is the same person in capitals and small letters. */
const Claims = z
  .object({
    jti: z.string().min(8).max(200),
    iat: z.number(),
    exp: z.number(),
    sub: z
      .string()
      .regex(/^[\w.@-]{1,60}$/)
      .toLowerCase(),
    name: words(50),
  })
  .refine(({ iat, exp }) => exp > iat && exp - iat <= longestLife)

// Loaded by the first ticket: most communities have no portal, and every start would wait for it.
const jose = () => import('jose')

async function portalIdOf(ticket: string): Promise<string> {
  const { decodeJwt } = await jose()
  try {
    return z.uuid().toLowerCase().parse(decodeJwt(ticket).iss)
  } catch {
    throw badTicket()
  }
}

async function claimsOf(ticket: string, portalId: string, portal: Known) {
  const { key, algorithm } = readKey(portal.publicKey)
  const { jwtVerify } = await jose()
  try {
    const { payload } = await jwtVerify(ticket, key, {
      algorithms: [algorithm],
      audience: 'lobby',
      issuer: portalId,
      maxTokenAge: longestLife,
      clockTolerance: skew,
      requiredClaims: ['exp', 'iat', 'jti', 'sub'],
    })
    return Claims.parse(payload)
  } catch {
    throw badTicket()
  }
}

/**
 * The account of somebody of a portal, called as the portal calls them now. Only the first ticket gives the portal's role:
 * what the community decided of a member since is not a portal's to change. A role that its maker might not give by now
 * it gives to nobody new (decision 091).
 */
async function accountOf(
  lease: Lease,
  portalId: string,
  portal: Known,
  { sub, name }: z.output<typeof Claims>,
  { now, mayHandle }: { now: Date; mayHandle: MayHandle },
): Promise<{ id: string; account: string }> {
  const account = await accountOfPortal(lease, { portalId, subject: sub, name, portalName: portal.name })
  if (!account) throw badTicket()
  if (mayHandle(portal.makerRole, portal.role, portal.deviations))
    await addMembership(lease, {
      communityId: portal.communityId,
      accountId: account.id,
      role: portal.role,
      addedByName: portal.name,
      sessionsFrom: now,
    })
  return account
}

/**
 * Signs in with a ticket of an enterprise portal (docs/enterprise-portal.md): signed with the portal's key, minutes old,
 * good once. Throws badTicket, usedTicket, waitInThisNetwork.
 */
export async function signInByTicket(
  mayHandle: MayHandle,
  context: OpenContext,
  { ticket }: { ticket: string },
) {
  const { database, now } = context
  const guess = await ticketGuesses.count(database, context)
  const portalId = await portalIdOf(ticket)
  const [portal] = await database.glance('an enterprise portal', (lease) =>
    lease.query<Known>(
      `select community_id as "communityId", name, public_key as "publicKey", role, made_by_role as "makerRole",
         ${deviationsFor('p.community_id', 'p.role')} as deviations from enterprise_portal p
       where id = $1 and closed_at is null`,
      [portalId],
    ),
  )
  if (!portal) throw badTicket()
  const claims = await claimsOf(ticket, portalId, portal)
  await guess.right()
  return database.across('sign-in from an enterprise portal', async (lease) => {
    const digest = createHash('sha256').update(`${portalId}\n${claims.jti}`).digest()
    // For as long as the ticket would be taken, by a clock that is a minute off in either direction.
    const fresh = await lease.query(
      `insert into enterprise_ticket (digest, expires_at) values ($1, to_timestamp($2) + make_interval(secs => $3))
       on conflict do nothing returning expires_at`,
      [digest, claims.exp, 10 * skew],
    )
    if (!fresh.length) throw usedTicket()
    const { id, account } = await accountOf(lease, portalId, portal, claims, { now, mayHandle })
    await keepAttempt(lease, context, { account, accountId: id, way: 'enterprise', succeeded: true })
    return beginSignIn(lease, { accountId: id, way: 'enterprise', now })
  })
}
