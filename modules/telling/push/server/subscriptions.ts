import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { PushKind } from '#platform/server/push-kind.ts'
import { type Choice, noPushForPortal, noSuchPush, notSubscribed } from '../contract.ts'
import type { PushKeys } from './keys.ts'
import { sendJob, trial } from './send-job.ts'
import { readToken } from './token.ts'

const choicesOf = async (context: Context, kinds: readonly PushKind[]): Promise<Choice[]> => {
  const chosen = await context.query<{ kind: string; wanted: boolean }>(
    'select kind, is_wanted as wanted from push_wish where account_id = $1',
    [context.actor.accountId],
  )
  return kinds
    .filter(({ event }) => context.actor.permissions.has(event.hear))
    .map(({ event, label, usual }) => ({
      kind: event.name,
      label,
      isWanted: chosen.find(({ kind }) => kind === event.name)?.wanted ?? usual,
    }))
}

const browserOf = (context: Context) =>
  context.query<{ id: string }>('select id from push_subscription where session_id = $1', [
    context.actor.sessionId,
  ])

/** The key that browsers subscribe with, whether this one did, and what the account wants. */
export async function showPush(context: Context, kinds: readonly PushKind[], keys: PushKeys) {
  const [browser] = await browserOf(context)
  return {
    publicKey: keys.publicKey,
    isSubscribed: browser !== undefined,
    choices: await choicesOf(context, kinds),
  }
}

/**
 * Keeps where the browser of this session is reached (R361, R365); empty, it is reached no more. People of the property
 * company's portal are not asked (R364). Throws noPushToken, noPushForPortal.
 */
export async function keepToken(context: Context, token: string): Promise<void> {
  const { actor } = context
  if (actor.kind === 'enterprise') throw noPushForPortal()
  if (!token) {
    await context.query('delete from push_subscription where session_id = $1', [actor.sessionId])
    return
  }
  const { endpoint, browserKey, browserSecret } = readToken(token)
  await context.query(
    `insert into push_subscription (id, account_id, session_id, endpoint, browser_key, browser_secret)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (community_id, session_id) do update
     set endpoint = excluded.endpoint, browser_key = excluded.browser_key, browser_secret = excluded.browser_secret,
       refreshed_at = now()`,
    [newId(), actor.accountId, actor.sessionId, endpoint, browserKey, browserSecret],
  )
}

/** Whether the account wants one kind of notification. Throws noSuchPush for one that it may not hear. */
export async function choosePush(
  context: Context,
  kinds: readonly PushKind[],
  { kind, isWanted }: { kind: string; isWanted: boolean },
): Promise<Choice[]> {
  const before = await choicesOf(context, kinds)
  const former = before.find((item) => item.kind === kind)
  if (!former) throw noSuchPush()
  await context.query(
    `insert into push_wish (account_id, kind, is_wanted) values ($1, $2, $3)
     on conflict (community_id, account_id, kind) do update set is_wanted = excluded.is_wanted`,
    [context.actor.accountId, kind, isWanted],
  )
  context.audit({
    action: 'push.choose',
    target: 'push',
    targetId: kind,
    before: { isWanted: former.isWanted },
    after: { isWanted },
  })
  return before.map((item) => (item.kind === kind ? { ...item, isWanted } : item))
}

/** Queues a test to the browser of this session, which comes within seconds or, late, not at all. Throws notSubscribed. */
export async function tryPush(context: Context): Promise<void> {
  const [browser] = await browserOf(context)
  if (!browser) throw notSubscribed()
  const until = new Date(context.now.getTime() + trial.lifetime * 1000).toISOString()
  context.enqueue(sendJob, { subscriptionId: browser.id, kind: trial.name, until })
}
