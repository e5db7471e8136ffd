import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'
import type { Enqueue } from '#platform/server/enqueue.ts'
import { job } from '#platform/server/jobs.ts'
import { system, type Work } from '#platform/server/work.ts'
import { postOnBoards, takeOffBoards } from '#modules/boards/boards/server/public.ts'
import { plainText } from '#modules/everyday/formatted-text/contract.ts'
import { endLetter, tellLetter } from '#modules/everyday/notifications/server/public.ts'
import { newsChanged } from '../events.ts'
import { stateOf } from './state.ts'
import { newsTable as n } from './tables.ts'

type Row = typeof n.$inferSelect

const turnJob = { name: 'news.turn', payload: z.object({ newsId: Id, isEnd: z.boolean() }) }

/** Makes households, boards and links know what news say now: those that are online are told and shown, all others are not. */
export async function bringOut(work: Work, row: Row): Promise<void> {
  const { id, title, content } = row
  const isOnline = stateOf(row, work.now) === 'online'
  if (isOnline && row.isOnBoards)
    await postOnBoards(work, { id, title, body: plainText(content), untilAt: row.offlineAt })
  else await takeOffBoards(work, id)
  if (isOnline)
    await tellLetter(work, {
      id,
      title,
      content,
      files: row.files,
      audience: row.audience,
      isTold: row.isTold,
      since:
        row.publishAt && row.releasedAt && row.publishAt > row.releasedAt
          ? row.publishAt
          : (row.releasedAt ?? work.now),
      remindAt: row.remindAt,
      untilAt: row.offlineAt,
      by: { accountId: system.accountId, name: row.changedByName },
    })
  else await endLetter(work, id)
}

/** Queues that they go online and offline at their times. */
export function planTurns(work: { enqueue: Enqueue }, { id, publishAt, offlineAt }: Row): void {
  if (publishAt) work.enqueue(turnJob, { newsId: id, isEnd: false }, { key: `news:${id}`, at: publishAt })
  if (offlineAt) work.enqueue(turnJob, { newsId: id, isEnd: true }, { key: `news-end:${id}`, at: offlineAt })
}

/** What is queued of news: their time came. Run again, or too early, it makes everything as it should be then. */
export const jobs = [
  job({
    ...turnJob,
    async work(context, { newsId }) {
      const [row] = await context.db.select().from(n).where(eq(n.id, newsId)).for('update')
      if (!row?.releasedAt || row.deletedAt) return
      await bringOut(context, row)
      context.emit(newsChanged, { newsId })
    },
  }),
]
