import { writeAudit } from '#platform/server/outbox.ts'
import { loginCookie } from '#platform/server/cookie-names.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context, OpenContext } from '#platform/server/context.ts'
import type { Program } from '#platform/server/manifest.ts'
import { type Lease, workWithin } from '#platform/server/database.ts'
import { featureNeeds } from '../access.ts'
import {
  accountSuspended,
  type ClosedCommunity,
  communitySuspended,
  type LoginUserInfo,
  type Me,
  noCommunityOpen,
  notYourCommunity,
  suspendedIn,
  turnOverIn,
} from '../contract.ts'
import { hasInvitation } from './invited.ts'
import { isLiveMembership } from './live-membership.ts'
import { rememberDevice } from './known-devices.ts'
import type { Sessions } from './sessions.ts'
import { accountOfToken, takeToken } from './steps.ts'
import { accessLife, writeAccessToken } from './tokens.ts'

/** Marks in the browser that a login cookie exists; it holds no secret. */
export const presenceCookie = 'lobby_signed_in'

const memberships = `
  select m.community_id as "communityId", c.name as "communityName", m.last_entered_at as "lastEnteredAt",
         c.suspended_at is not null as "isSuspended", m.suspended_at is not null as "isAway", ${isLiveMembership} as "isLive"
  from membership m join community c on c.id = m.community_id
  where m.account_id = $1 order by m.last_entered_at desc nulls last, c.name`

/** Why an account of a community's own gets in nowhere, with the names of those that suspended it, or whose turn is over. */
function refusalOf(closed: readonly ClosedCommunity[]): Problem {
  const named = (why: ClosedCommunity['why']) =>
    closed.flatMap((item) => (item.why === why ? [`「${item.communityName}」`] : [])).join('、')
  const [away, over] = [named('suspended'), named('over')]
  return away ? suspendedIn(away) : over ? turnOverIn(over) : noCommunityOpen()
}

/**
 * The communities that the holder of a sign-in token may enter, the last one first, and those that it may not enter any
 * more, with the reason. None is an answer for a manager account, which may open one, and for whoever is asked to join one;
 * any other is a community's own. Throws signInExpired, suspendedIn, turnOverIn, noCommunityOpen.
 */
export async function listCommunities(
  context: OpenContext,
  input: { token: string },
  countHouseholds: Program['countHouseholds'],
) {
  return context.database.across('communities of an account', async (lease) => {
    const accountId = await accountOfToken(lease, input.token)
    const found = await lease.query<{
      communityId: string
      communityName: string
      lastEnteredAt: Date | null
      isSuspended: boolean
      isAway: boolean
      isLive: boolean
    }>(memberships, [accountId])
    const open = found.filter(({ isLive }) => isLive)
    const closed = found.flatMap(({ communityName, isAway, isLive }): ClosedCommunity[] =>
      isLive ? [] : [{ communityName, why: isAway ? 'suspended' : 'over' }],
    )
    if (
      !open.length &&
      !(await isManagerAccount(lease, accountId)) &&
      !(await hasInvitation(lease, accountId))
    )
      throw refusalOf(closed)
    const counts = await countHouseholds(
      lease,
      open.map((c) => c.communityId),
    )
    return { data: open.map((c) => ({ ...c, householdCount: counts.get(c.communityId) ?? 0 })), closed }
  })
}

const isManagerAccount = async (lease: Lease, accountId: string): Promise<boolean> =>
  (await lease.query(`select from account where id = $1 and kind = 'manager'`, [accountId])).length > 0

async function enter(lease: Lease, accountId: string, communityId: string) {
  const [row] = await lease.query<{
    role: string
    communityName: string
    name: string
    account: string
    kind: Me['kind']
    isCommunityOff: boolean
    isAccountOff: boolean
  }>(
    `update membership m set last_entered_at = now() from account a, community c
     where m.account_id = $1 and m.community_id = $2 and a.id = m.account_id and c.id = m.community_id
       and ${isLiveMembership}
     returning m.role, c.name as "communityName", a.display_name as name, a.name as account, a.kind,
       c.suspended_at is not null as "isCommunityOff", a.suspended_at is not null as "isAccountOff"`,
    [accountId, communityId],
  )
  if (!row) throw notYourCommunity()
  // A trigger on sessions refuses as well, whatever asks for one; these have words of their own in every language.
  if (row.isCommunityOff) throw communitySuspended()
  if (row.isAccountOff) throw accountSuspended()
  return row
}

/** Starts a session in a community; whatever session the browser had ends. Throws signInExpired, notYourCommunity, communitySuspended, accountSuspended. */
export async function enterCommunity(
  context: OpenContext,
  input: { token: string; communityId: string },
  sessions: Sessions,
): Promise<LoginUserInfo> {
  const old = context.cookies[loginCookie]
  const info = await context.database.across('enter a community', async (lease) => {
    const { accountId, way } = await takeToken(lease, input.token)
    const membership = await enter(lease, accountId, input.communityId)
    const started = await sessions.start(lease, {
      ...context,
      accountId,
      way,
      communityId: input.communityId,
    })
    await workWithin(lease, input.communityId)
    writeAudit(
      lease,
      [{ action: 'accounts.enterCommunity', target: 'session', targetId: started.sessionId }],
      {
        accountId,
        name: membership.name,
      },
      context,
    )
    await rememberDevice(lease, context, accountId)
    context.setCookie(loginCookie, started.cookie, { httpOnly: true, expires: started.expiresAt })
    context.setCookie(presenceCookie, '1', { httpOnly: false, expires: started.expiresAt })
    return {
      expireTime: started.expiresAt,
      isAdmin: membership.role === 'admin',
      isFromEip: membership.kind === 'enterprise',
      isAuthorizationAccount: membership.kind === 'manager',
      isOneTimeAccount: membership.kind === 'oneTime',
      communityName: membership.communityName,
      adminName: membership.name,
      communityId: input.communityId,
      time: context.now,
      account: membership.account,
    }
  })
  if (old) await sessions.end(old)
  return info
}

/** A short-lived access token for the session of the login cookie. Throws unauthenticated. */
export async function refreshAccess(context: OpenContext, sessions: Sessions) {
  const cookie = context.cookies[loginCookie]
  const live = cookie ? await sessions.renewByCookie(cookie, context.device) : undefined
  if (!live) throw problems.unauthenticated()
  const end = Math.min(context.now.getTime() + accessLife, live.actor.sessionEndsAt.getTime())
  const expiresAt = new Date(end)
  return { accessToken: writeAccessToken(live.actor.sessionId, live.accessKey, expiresAt), expiresAt }
}

/** Ends the session of the login cookie; without one there is nothing to end and that is fine. */
export async function logOut(context: OpenContext, sessions: Sessions): Promise<void> {
  const cookie = context.cookies[loginCookie]
  const actor = cookie ? await sessions.byCookie(cookie, context.device) : undefined
  const ended = cookie ? await sessions.end(cookie) : undefined
  context.clearCookie(loginCookie)
  context.clearCookie(presenceCookie)
  if (!ended || !actor) return
  await context.database.write(ended.communityId, async (lease) =>
    writeAudit(
      lease,
      [{ action: 'accounts.logOut', target: 'session', targetId: ended.sessionId }],
      actor,
      context,
    ),
  )
}

/** Who is signed in, where, and what they may. */
export function me({ actor }: Context): Me {
  return {
    ...actor,
    services: [...actor.services],
    permissions: [...actor.permissions],
    handles: [...actor.handles],
  }
}

/** Whether the community has a feature's service and the account may use it. */
export function checkFeature({ actor }: Context, feature: number): boolean {
  const needs = featureNeeds[feature]
  return (
    needs?.permission !== undefined &&
    (needs.services.length === 0 || needs.services.some((id) => actor.services.has(id))) &&
    actor.permissions.has(needs.permission)
  )
}
