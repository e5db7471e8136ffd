import type { Lease } from '#platform/server/database.ts'

/** Whether the last that was said in a message, by the management or the household, is a reply. */
export async function isAnswered(lease: Lease, messageId: string): Promise<boolean> {
  const [last] = await lease.query<{ kind: string }>(
    `select kind from message_line where message_id = $1 and kind in ('reply', 'wrote') order by at desc, id desc limit 1`,
    [messageId],
  )
  return last?.kind === 'reply'
}

/** When a household wrote on to which nobody replied since; undefined: only the message itself waits, or nothing does. */
export async function writtenSinceReply(lease: Lease, messageId: string): Promise<Date | undefined> {
  const [row] = await lease.query<{ at: Date | null }>(
    `select min(l.at) as at from message_line l where l.message_id = $1 and l.kind = 'wrote' and l.at > coalesce(
       (select max(r.at) from message_line r where r.message_id = $1 and r.kind = 'reply'), '-infinity')
       and exists (select from message_line r where r.message_id = $1 and r.kind = 'reply')`,
    [messageId],
  )
  return row?.at ?? undefined
}
