import type { Role } from '#platform/contract/access.ts'
import type { Taken } from '#platform/contract/call.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { type Lease, workWithin } from '#platform/server/database.ts'
import { writeAudit } from '#platform/server/outbox.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { guesses } from '#platform/server/guesses.ts'
import { communitySuspended } from '#modules/sign-in/accounts/contract.ts'
import {
  accountOfToken,
  addMembership,
  beginSignIn,
  type Deviation,
  deviationsFor,
  type MayHandle,
} from '#modules/sign-in/accounts/server/public.ts'
import {
  alreadyMember,
  codeMisshapen,
  codeMissing,
  codeOver,
  codeRevoked,
  codeUnknown,
  codeUsed,
  type communityOpenings,
  onlyManagersOpen,
  openingForm,
  tooManyOpenings,
} from '../contract.ts'
import { digestOfSerial } from './issue.ts'

/** Codes that lead nowhere. */
const openingGuesses = guesses({
  what: 'opening',
  paces: {
    address: { allowed: 10, minutes: 15 },
    line: { allowed: 20, minutes: 15 },
    network: { allowed: 60, minutes: 15 },
  },
  refuse: tooManyOpenings,
})

interface Found {
  id: string
  communityId: string
  communityName: string
  role: Role
  /** Of whoever made it, while they may act there. */
  issuerRole: Role | null
  /** What its community changed of the role. */
  deviations: readonly Deviation[]
  issuerName: string
  isCommunityOff: boolean
  isOver: boolean
  isUsed: boolean
  isRevoked: boolean
}

/** The code as it is kept. Throws codeMissing (R392), codeMisshapen (R391). */
function serialOf(typed: string): string {
  const serial = typed.trim()
  if (!serial) throw codeMissing()
  if (!openingForm.test(serial)) throw codeMisshapen()
  return serial
}

async function find(lease: Lease, digest: Buffer): Promise<Found | undefined> {
  const [row] = await lease.query<Found>(
    `select o.id, o.community_id as "communityId", c.name as "communityName", o.role, o.issued_by_name as "issuerName", o.expires_at <= now() as "isOver",
       o.used_at is not null as "isUsed", o.revoked_at is not null as "isRevoked", m.role as "issuerRole", ${deviationsFor('o.community_id', 'o.role')} as deviations,
       c.suspended_at is not null as "isCommunityOff"
     from community_opening o join community c on c.id = o.community_id
       left join live_membership m on m.community_id = o.community_id and m.account_id = o.issued_by where o.digest = $1 for update of o`,
    [digest],
  )
  return row
}

/** A code does not outlive what its maker may hand out: whoever was suspended or removed left no way back in. */
function checkOpen(found: Found, mayHandle: MayHandle): void {
  if (found.isUsed) throw codeUsed()
  if (found.isRevoked) throw codeRevoked()
  if (found.isOver) throw codeOver()
  if (found.isCommunityOff) throw communitySuspended()
  if (!found.issuerRole || !mayHandle(found.issuerRole, found.role, found.deviations)) throw codeRevoked()
}

async function join(lease: Lease, context: OpenContext, found: Found, accountId: string): Promise<void> {
  const [account] = await lease.query<{ name: string; kind: string }>(
    'select display_name as name, kind from account where id = $1 and closed_at is null',
    [accountId],
  )
  if (!account) throw problems.unauthenticated()
  if (account.kind === 'plain') throw problems.oldAccount()
  if (account.kind !== 'manager') throw onlyManagersOpen()
  const isNew = await addMembership(lease, {
    communityId: found.communityId,
    accountId,
    role: found.role,
    addedByName: found.issuerName,
    sessionsFrom: context.now,
  })
  if (!isNew) throw alreadyMember(found.communityName)
  await lease.query(
    'update community_opening set used_at = $2, used_by = $3, used_by_name = $4 where id = $1',
    [found.id, context.now, accountId, account.name],
  )
  await workWithin(lease, found.communityId)
  writeAudit(
    lease,
    [
      {
        action: 'communityOpenings.open',
        target: 'communityOpening',
        targetId: found.id,
        after: { role: found.role },
      },
    ],
    { accountId, name: account.name },
    context,
  )
}

/**
 * Opens a community with an activation code (R389). Of two at once one gets it. Without anybody who proved themselves it only says
 * which community the code is for. Throws codeMissing, codeMisshapen, codeUnknown, codeUsed, codeRevoked, codeOver,
 * communitySuspended, alreadyMember, oldAccount, onlyManagersOpen, tooManyOpenings, signInExpired.
 */
export async function openCommunity(
  sealer: Sealer,
  context: OpenContext,
  input: Taken<typeof communityOpenings.calls.open>,
  { signedIn, mayHandle }: { signedIn: string | undefined; mayHandle: MayHandle },
) {
  const { database, now } = context
  const digest = digestOfSerial(sealer, serialOf(input.serial))
  const guess = await openingGuesses.count(database, context)
  const opened = database.across('a community is opened', async (lease) => {
    const found = await find(lease, digest)
    if (!found) return undefined
    checkOpen(found, mayHandle)
    const { communityId, communityName } = found
    const accountId = signedIn ?? (input.token ? await accountOfToken(lease, input.token) : undefined)
    if (!accountId) return { status: 'signInFirst' as const, communityId: null, communityName, token: '' }
    await join(lease, context, found, accountId)
    const step = signedIn
      ? await beginSignIn(lease, { accountId, way: 'password', now, isProven: true })
      : undefined
    return { status: 'opened' as const, communityId, communityName, token: step?.token ?? '' }
  })
  const done = await opened.catch(async (error: unknown) => {
    // A code that is there and opens nothing now is no guess.
    if (error instanceof Problem) await guess.takeBack()
    throw error
  })
  if (!done) throw codeUnknown()
  await guess.takeBack()
  return done
}
