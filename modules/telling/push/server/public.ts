import type { Program } from '#platform/server/manifest.ts'
import { RefusedHost } from '#platform/server/outgoing.ts'
import type { LongJobContext } from '#platform/server/work.ts'
import { sessionsOf } from '#modules/sign-in/accounts/server/public.ts'
import { senderOf } from './sender-of.ts'
import type { Message } from './sender.ts'
import type { Browser } from './token.ts'

const browsersOf = `select s.endpoint, s.browser_key as "browserKey", s.browser_secret as "browserSecret", s.session_id as "sessionId"
  from push_subscription s join live_membership m on m.account_id = s.account_id where s.account_id = $1`

/**
 * A program's way to all browsers of one account that are signed in to the community. Gives '' when one of them was reached,
 * `noBrowser` when there is none, `refused` when no push service took it.
 */
export function accountPusher(program: Program) {
  const send = senderOf(program)
  const sessions = sessionsOf(program)
  return async (context: LongJobContext, accountId: string, message: Message): Promise<string> => {
    const found = await context.read((lease) =>
      lease.query<Browser & { sessionId: string }>(browsersOf, [accountId]),
    )
    const live = await sessions.stillLive(found.map(({ sessionId }) => sessionId))
    const browsers = found.filter(({ sessionId }) => live.has(sessionId))
    if (!browsers.length) return 'noBrowser'
    const outcomes = await Promise.all(
      browsers.map((browser) =>
        send(browser, message, { lifetime: 600, urgency: 'high' }).catch((error: unknown) => {
          if (!(error instanceof RefusedHost))
            context.log.warn({ err: error }, 'a push service was not reached')
          return 'refused' as const
        }),
      ),
    )
    return outcomes.includes('sent') ? '' : 'refused'
  }
}
