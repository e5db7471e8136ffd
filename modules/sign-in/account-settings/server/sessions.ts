import type { Given, Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import { acrossAs, kindOfDevice, type Sessions } from '#modules/sign-in/accounts/server/public.ts'
import type { accountSettings } from '../contract.ts'

type Calls = typeof accountSettings.calls
type OwnSession = Given<Calls['listSessions']>['data'][number]
type SignInTry = Given<Calls['listSignIns']>['data'][number]

interface Tools {
  database: Database
  sessions: Sessions
}

const withDevice = <T extends { device: string }>(row: T): T => ({ ...row, device: kindOfDevice(row.device) })

/** Where the account is signed in now; this one first. */
export async function listSessions({ database }: Tools, { actor }: Context): Promise<OwnSession[]> {
  const rows = await database.glance('own sessions', (lease) =>
    lease.query<OwnSession>(
      `select s.id as "sessionId", c.name as "communityName", s.created_at as "startedAt", s.seen_at as "seenAt",
         s.expires_at as "endsAt", s.way, s.device, s.address, s.id = $2 as "isThis"
       from session s join community c on c.id = s.community_id
       where s.account_id = $1 and s.ended_at is null and s.expires_at > now()
       order by s.id = $2 desc, s.seen_at desc limit 50`,
      [actor.accountId, actor.sessionId],
    ),
  )
  return rows.map(withDevice)
}

/** The last fifty tries to sign in to the own account. */
export async function listSignIns({ database }: Tools, { actor }: Context): Promise<SignInTry[]> {
  const rows = await database.glance('own sign-ins', (lease) =>
    lease.query<SignInTry>(
      `select at, succeeded, way, device, address from sign_in_attempt
       where account_id = $1 and at > now() - interval '90 days' order by at desc limit 50`,
      [actor.accountId],
    ),
  )
  return rows.map(withDevice)
}

/** Signs the account out somewhere else. Throws notFound. */
export const endSession = (
  { database, sessions }: Tools,
  context: Context,
  { sessionId }: Taken<Calls['endSession']>,
): Promise<void> =>
  acrossAs(database, context, 'an own session ends', async (work) => {
    const ended = await sessions.endOf(work, context.actor.accountId, { only: sessionId })
    if (!ended.length) throw problems.notFound()
    work.audit({ action: 'accountSettings.endSession', target: 'session', targetId: sessionId })
  })

/** Signs the account out everywhere but here. */
export const endOtherSessions = ({ database, sessions }: Tools, context: Context) =>
  acrossAs(database, context, 'other own sessions end', async (work) => {
    const ended = await sessions.endOf(work, context.actor.accountId, { but: context.actor.sessionId })
    work.audit({
      action: 'accountSettings.endOtherSessions',
      target: 'account',
      targetId: context.actor.accountId,
      after: { endedSessions: ended.length },
    })
    return { endedSessions: ended.length }
  })
