import type { Logger } from 'pino'
import type { Database } from '#platform/server/database.ts'
import type { Outgoing } from '#platform/server/outgoing.ts'
import { maskMobile } from '#platform/contract/masking.ts'
import { gatewayOf, textSender } from '#modules/notices/server/public.ts'

/** How messages about accounts go out. */
export interface CodeSender {
  /** Whether there is any way at all; for a number without an account only the installation's own counts. */
  isThere(mayHaveAccount: boolean): Promise<boolean>
  /** False when the message did not go out. */
  send(message: { key: string; to: string; text: string; accountId: string | undefined }): Promise<boolean>
}

const communitiesOf = `select m.community_id as id from membership m
  join community c on c.id = m.community_id and c.suspended_at is null where m.account_id = $1
  order by last_entered_at desc nulls last, since`

/**
 * By the installation's own gateway; else by that of a community of the account; else, where the demo accounts may sign in,
 * the message is shown in the program's log.
 */
export function codeSender(needs: {
  database: Database
  outside: Outgoing
  gateway: Record<string, string> | undefined
  showsInLog: boolean
  log: Logger
}): CodeSender {
  const { database, outside, gateway, showsInLog, log } = needs
  const ofCommunities = async (accountId: string) => {
    const found = await database.glance('communities of an account', (lease) =>
      lease.query<{ id: string }>(communitiesOf, [accountId]),
    )
    return gatewayOf(
      database,
      found.map((one) => one.id),
    )
  }
  return {
    async isThere(mayHaveAccount) {
      if (gateway || showsInLog) return true
      if (!mayHaveAccount) return false
      const rows = await database.glance('whether anybody sends SMS', (lease) =>
        lease.query(
          `select from notice_channel n join community c on c.id = n.community_id and c.suspended_at is null
           where n.channel = 'sms' and n.is_on limit 1`,
        ),
      )
      return rows.length > 0
    },
    async send({ accountId, ...message }) {
      const settings = gateway ?? (accountId ? await ofCommunities(accountId) : undefined)
      if (settings) return textSender(settings, outside)(message)
      if (showsInLog) log.info({ to: maskMobile(message.to) }, `簡訊未送出（沒有簡訊平台）：${message.text}`)
      return showsInLog
    },
  }
}
