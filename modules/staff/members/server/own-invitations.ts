import { problems } from '#platform/contract/problems.ts'
import type { Actor, OpenContext } from '#platform/server/context.ts'
import { type Lease, workWithin } from '#platform/server/database.ts'
import { writeAudit } from '#platform/server/outbox.ts'
import { system } from '#platform/server/work.ts'
import {
  accountOfToken,
  addMembership,
  beginSignIn,
  isInvited,
  isLiveMembership,
  type MayHandle,
  type Sessions,
  tellRightsIn,
} from '#modules/sign-in/accounts/server/public.ts'
import { accountSuspended } from '#modules/sign-in/accounts/contract.ts'
import { invitationGone, type OwnInvitation } from '../invitation-contract.ts'
import { type Asked, askedColumns, standing } from './standing.ts'

/** Whoever answers: signed in, or with the token of a sign-in that has no community yet. */
export interface Answerer {
  signedIn: Actor | undefined
  token: string
  /** Who may still ask for what. */
  mayHandle: MayHandle
}

type Row = OwnInvitation & Asked & { communityId: string; account: string }

const own = `
  select i.id, i.community_id as "communityId", c.name as "communityName", i.account_name as account,
    i.invited_at as "invitedAt", i.invited_by_name as "invitedBy", i.expires_at as "expiresAt", ${askedColumns}
  from account a
  join membership_invitation i on ${isInvited}
  join community c on c.id = i.community_id and c.suspended_at is null
  left join account by on by.id = i.invited_by and by.closed_at is null and by.suspended_at is null
  left join membership m on m.community_id = i.community_id and m.account_id = by.id and ${isLiveMembership}
  where a.id = $1 and not exists (
    select from membership had where had.community_id = i.community_id and had.account_id = a.id)`

const shown = ({ id, communityName, role, invitedAt, invitedBy, expiresAt }: Row): OwnInvitation => ({
  id,
  communityName,
  role,
  invitedAt,
  invitedBy,
  expiresAt,
})

const accountOf = async (
  lease: Lease,
  { signedIn, token }: Pick<Answerer, 'signedIn' | 'token'>,
): Promise<string> => {
  if (signedIn) return signedIn.accountId
  if (!token) throw problems.unauthenticated()
  return accountOfToken(lease, token)
}

/** Which communities ask a person to join, the newest first. Throws unauthenticated, signInExpired, factorMissing, ownPasswordMissing. */
export const listOwnInvitations = ({ database }: OpenContext, who: Answerer): Promise<OwnInvitation[]> =>
  database.across('own invitations', async (lease) => {
    const rows = await lease.query<Row>(`${own} order by i.invited_at desc limit 50`, [
      await accountOf(lease, who),
    ])
    return rows.filter(standing(who.mayHandle)).map(shown)
  })

/**
 * The invitation that a person answers, taken away: of two that answer it, or one that withdraws it meanwhile, one gets it.
 * The account is held, so that nobody gives it another password meanwhile. Throws invitationGone, accountSuspended.
 */
async function take(lease: Lease, sessions: Sessions, who: Answerer, id: string) {
  const accountId = await accountOf(lease, who)
  const [person] = await lease.query<{ name: string; isOff: boolean }>(
    `select display_name as name, suspended_at is not null as "isOff" from account where id = $1 for update`,
    [accountId],
  )
  // What proved the person a moment ago may have ended while the account was waited for.
  await accountOf(lease, who)
  const sessionId = who.signedIn?.sessionId
  if (sessionId && !(await sessions.stillLive([sessionId])).has(sessionId)) throw problems.unauthenticated()
  if (!person) throw problems.unauthenticated()
  if (person.isOff) throw accountSuspended()
  const [row] = await lease.query<Row>(`${own} and i.id = $2 for update of i`, [accountId, id])
  if (!row || !standing(who.mayHandle)(row)) throw invitationGone()
  await lease.query('delete from membership_invitation where community_id = $1 and id = $2', [
    row.communityId,
    id,
  ])
  return { ...row, accountId, name: person.name }
}

/** Joins the community that asks. Throws what listOwnInvitations throws, invitationGone, accountSuspended. */
export const acceptInvitation = (sessions: Sessions, context: OpenContext, who: Answerer, id: string) =>
  context.database.across('an invitation is accepted', async (lease) => {
    const { now } = context
    const asked = await take(lease, sessions, who, id)
    const { communityId, accountId, name, account, role } = asked
    await addMembership(lease, {
      communityId,
      accountId,
      role,
      since: now,
      addedByName: asked.invitedBy,
      sessionsFrom: now,
    })
    const step = who.signedIn
      ? await beginSignIn(lease, { accountId, way: 'password', now, isProven: true })
      : undefined
    await workWithin(lease, communityId)
    writeAudit(
      lease,
      [
        {
          action: 'members.accept',
          target: 'member',
          targetId: accountId,
          after: { account, name, role },
        },
      ],
      { accountId, name },
      context,
    )
    await tellRightsIn(lease, communityId)
    return { communityId, token: step?.token ?? '' }
  })

/** Does not join. The community is told that the invitation is over, and nothing of who was asked. Throws as acceptInvitation. */
export const declineInvitation = (sessions: Sessions, context: OpenContext, who: Answerer, id: string) =>
  context.database.across('an invitation is declined', async (lease) => {
    const { communityId, account, role } = await take(lease, sessions, who, id)
    await workWithin(lease, communityId)
    // Neither the person nor where they sit is the community's to know.
    writeAudit(
      lease,
      [{ action: 'members.decline', target: 'member', targetId: id, before: { account, role } }],
      system,
      { address: '', device: '', requestId: context.requestId },
    )
    await tellRightsIn(lease, communityId)
  })
