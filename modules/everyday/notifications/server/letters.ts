import { eq } from 'drizzle-orm'
import type { Work } from '#platform/server/work.ts'
import type { FormattedText } from '#modules/everyday/formatted-text/contract.ts'
import type { Audience } from '../audience.ts'
import type { AttachedFile } from '../contract.ts'
import { notificationChanged } from '../events.ts'
import { planSending } from './send.ts'
import { notificationTable as n } from './tables.ts'

/** What another module tells residents under the id of its own thing. */
export interface Letter {
  id: string
  title: string
  content: FormattedText
  files: AttachedFile[]
  audience: Audience
  remindAt: Date | null
  untilAt: Date | null
  by: { accountId: string; name: string }
}

/** Tells residents of news now; of what was told already only what stands behind its links is different from now on. */
export async function tellLetter(work: Work, letter: Letter): Promise<void> {
  const { id, by, audience, ...said } = letter
  const [before] = await work.db.select().from(n).where(eq(n.id, id)).for('update')
  if (before) {
    await work.db
      .update(n)
      .set({ ...said, calledOffAt: null, rowVersion: before.rowVersion + 1 })
      .where(eq(n.id, id))
  } else {
    const made = { madeAt: work.now, madeBy: by.accountId, madeByName: by.name }
    await work.db.insert(n).values({ id, kind: 'news', ...said, audience, dueAt: work.now, ...made })
  }
  if (!before?.sentAt) planSending(work, { id, dueAt: before?.dueAt ?? work.now, remindAt: said.remindAt })
  work.emit(notificationChanged, { notificationId: id })
}

/** Its links open nothing any more, and what was not sent yet is not. Of what was never told nothing happens. */
export async function endLetter(work: Work, id: string): Promise<void> {
  const ended = await work.db
    .update(n)
    .set({ calledOffAt: work.now })
    .where(eq(n.id, id))
    .returning({ id: n.id })
  if (ended.length) work.emit(notificationChanged, { notificationId: id })
}
