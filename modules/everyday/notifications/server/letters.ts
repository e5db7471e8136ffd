import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Work } from '#platform/server/work.ts'
import type { FormattedText } from '#modules/everyday/formatted-text/contract.ts'
import type { Audience } from '../audience.ts'
import type { AttachedFile } from '../contract.ts'
import { notificationChanged } from '../events.ts'
import { planAgain, planSending, planWidening } from './send.ts'
import { notificationTable as n } from './tables.ts'

/** What another module tells residents under the id of its own thing. */
export interface Letter {
  id: string
  title: string
  content: FormattedText
  files: AttachedFile[]
  audience: Audience
  /** Residents are to be told; else only what was told already follows. */
  isTold: boolean
  /** Since when it is out: what was told before that is told anew. */
  since: Date
  remindAt: Date | null
  untilAt: Date | null
  by: { accountId: string; name: string }
}

/**
 * Tells residents of news now. Of what was told since it is out only what stands behind its links and what waits to be sent is
 * different from now on, and when it is told again; whom it means besides since is told it now.
 */
export async function tellLetter(work: Work, letter: Letter): Promise<void> {
  const { id, by, audience, isTold, since, ...given } = letter
  const said = { ...given, remindAt: isTold ? given.remindAt : null }
  const [before] = await work.db.select().from(n).where(eq(n.id, id)).for('update')
  if (!before) {
    if (!isTold) return
    const made = { madeAt: work.now, madeBy: by.accountId, madeByName: by.name }
    await work.db.insert(n).values({ id, kind: 'news', ...said, audience, dueAt: work.now, ...made })
    planSending(work, { id, dueAt: work.now, remindAt: said.remindAt })
    work.emit(notificationChanged, { notificationId: id })
    return
  }
  if (!isTold && !before.sentAt) return endLetter(work, id)
  const isAnew = isTold && before.sentAt !== null && before.sentAt < since
  const isToSend = !before.sentAt || isAnew
  const dueAt = isAnew ? work.now : before.dueAt
  await work.db
    .update(n)
    .set({
      ...said,
      calledOffAt: null,
      rowVersion: before.rowVersion + 1,
      ...(isTold && { audience }),
      ...(isToSend && { dueAt, sentAt: null, toldAgainAt: null }),
    })
    .where(eq(n.id, id))
  if (isAnew) await work.query(unread, [id])
  if (!isToSend && isTold && !isDeepStrictEqual(audience, before.audience)) planWidening(work, id)
  if (isToSend) planSending(work, { id, dueAt, remindAt: said.remindAt })
  else if (said.remindAt && said.remindAt > work.now && +said.remindAt !== +(before.remindAt ?? 0))
    planAgain(work, { id, remindAt: said.remindAt })
  work.emit(notificationChanged, { notificationId: id })
}

// Whoever read what it said before has not read this.
const unread = `update notification_recipient set read_at = null, read_by_name = '' where notification_id = $1`

/** Its links open nothing any more, and what was not sent yet is not. Of what was never told nothing happens. */
export async function endLetter(work: Work, id: string): Promise<void> {
  const ended = await work.db
    .update(n)
    .set({ calledOffAt: work.now })
    .where(eq(n.id, id))
    .returning({ id: n.id })
  if (ended.length) work.emit(notificationChanged, { notificationId: id })
}
