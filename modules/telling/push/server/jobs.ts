import type { Role } from '#platform/contract/access.ts'
import type { Authenticator } from '#platform/server/answer.ts'
import type { Lease } from '#platform/server/database.ts'
import { longJob } from '#platform/server/jobs.ts'
import { RefusedHost } from '#platform/server/outgoing.ts'
import type { PushKind } from '#platform/server/push-kind.ts'
import { type Reaction, reaction } from '#platform/server/reactions.ts'
import { system } from '#platform/server/work.ts'
import { sendJob, toldBy } from './send-job.ts'
import type { SendPush } from './sender.ts'
import type { Browser } from './token.ts'

/** The browsers of accounts that may hear a kind and want it. */
const hearers = `
  select s.id from push_subscription s
  join live_membership m on m.account_id = s.account_id and m.role = any($2)
  left join push_wish w on w.account_id = s.account_id and w.kind = $1
  where coalesce(w.is_wanted, $3)`

/** After each event that is worth a notification: a job per browser that is to hear it. */
export const pushReactions = (
  kinds: readonly PushKind[],
  rolesThatMay: (lease: Lease, permission: string) => Promise<readonly Role[]>,
): Reaction[] =>
  kinds.map((kind) =>
    reaction('push', kind.event, async (context) => {
      const { name, hear } = kind.event
      const mayHear = await rolesThatMay(context, hear)
      const found = await context.query<{ id: string }>(hearers, [name, mayHear, kind.usual])
      const until = new Date(context.now.getTime() + kind.lifetime * 1000).toISOString()
      for (const { id } of found) context.enqueue(sendJob, { subscriptionId: id, kind: name, until })
    }),
  )

/** Tells one browser; throws when the push service is to be asked again, which the queue does with its back-off. */
export const sendPushJob = (
  kinds: readonly PushKind[],
  send: SendPush,
  sessions: Pick<Authenticator, 'stillLive'>,
) =>
  longJob({
    ...sendJob,
    async workLong(context, { subscriptionId, kind: name, until }) {
      const told = toldBy(kinds, name)
      const left = Math.floor((new Date(until).getTime() - Date.now()) / 1000)
      if (!told || left <= 0) return
      const [browser] = await context.read((lease) =>
        lease.query<Browser & { sessionId: string }>(
          `select endpoint, browser_key as "browserKey", browser_secret as "browserSecret", session_id as "sessionId"
           from push_subscription where id = $1`,
          [subscriptionId],
        ),
      )
      if (!browser) return
      const forget = () =>
        context.write(system, (lease) =>
          lease.query('delete from push_subscription where id = $1 and endpoint = $2', [
            subscriptionId,
            browser.endpoint,
          ]),
        )
      // Whoever signed out hears nothing more at that browser.
      const live = await sessions.stillLive([browser.sessionId])
      if (!live.has(browser.sessionId)) return void (await forget())
      const { title, english, link, urgency } = told
      const message = { title, english, link, tag: name }
      const outcome = await send(browser, message, { lifetime: left, urgency }).catch((error: unknown) => {
        if (error instanceof RefusedHost) return 'gone' as const
        throw error
      })
      if (outcome === 'gone') await forget()
      if (outcome === 'refused') context.log.warn({ kind: name }, 'a push service refused a notification')
      if (outcome === 'later') throw new Error('the push service asks to try again later')
    },
  })
