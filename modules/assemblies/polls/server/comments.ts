import { count, desc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import type { PollComment, polls } from '../contract.ts'
import { pollCommented } from '../events.ts'
import { commentIdTaken, hideReasonMissing, notPublished } from '../problems.ts'
import { pollRow } from './poll-rows.ts'
import { comments as c } from './tables.ts'

type Calls = typeof polls.calls

/** A page of what was said, the newest first, hidden ones too (R318). Throws notFound. */
export async function listComments(lease: Lease, { pollId, offset, maxCount }: Taken<Calls['listComments']>) {
  await pollRow(lease, pollId)
  const ofPoll = eq(c.pollId, pollId)
  const read = lease.db.select().from(c).where(ofPoll).orderBy(desc(c.at), desc(c.id))
  const rows = await read.offset(offset).limit(maxCount)
  const [all] = await lease.db.select({ total: count() }).from(c).where(ofPoll)
  const labels = await labelsOf(
    lease,
    rows.map(({ householdId }) => householdId),
  )
  const data = rows.map(
    (row): PollComment => ({
      commentId: row.id,
      label: labels.get(row.householdId ?? '') ?? '',
      author: row.authorName,
      body: row.body,
      at: row.at,
      isHidden: row.hiddenAt !== null,
      hiddenAt: row.hiddenAt,
      hiddenBy: row.hiddenByName ?? '',
      reason: row.hideReason,
    }),
  )
  return { data, pagination: { offset, maxCount, total: all?.total ?? 0 } }
}

/** Hides a comment from residents, or shows it again (R318); done again, it changes nothing. Throws notFound, hideReasonMissing. */
export async function hideComment(
  context: Context,
  { commentId, isHidden, reason }: Taken<Calls['hideComment']>,
): Promise<void> {
  if (isHidden && !reason) throw hideReasonMissing()
  const [row] = await context.db.select().from(c).where(eq(c.id, commentId)).for('update')
  if (!row) throw problems.notFound()
  await pollRow(context, row.pollId)
  const hidden = { hiddenAt: context.now, hiddenByName: context.actor.name, hideReason: reason }
  const shown = { hiddenAt: null, hiddenByName: null, hideReason: '' }
  if (isHidden !== (row.hiddenAt !== null))
    await context.db
      .update(c)
      .set(isHidden ? hidden : shown)
      .where(eq(c.id, commentId))
  context.emit(pollCommented, { pollId: row.pollId })
  context.audit({
    action: isHidden ? 'polls.hideComment' : 'polls.showComment',
    target: 'pollComment',
    targetId: commentId,
    ...(isHidden ? { reason } : {}),
  })
}

/** The management says something to all who vote. Throws notFound, notPublished, commentIdTaken. */
export async function replyToPoll(
  context: Context,
  { pollId, commentId, body }: Taken<Calls['replyToPoll']>,
): Promise<void> {
  const poll = await pollRow(context, pollId)
  if (!poll.publishedAt) throw notPublished()
  await createOnce(context, {
    id: commentId,
    find: () => rowOf(context, c, commentId),
    isSame: (row) => says(row, { pollId, body, householdId: null }),
    taken: commentIdTaken,
    again: { action: 'polls.replyAgain', target: 'pollComment', targetId: commentId },
    create: async () => {
      await context.db.insert(c).values({
        id: commentId,
        pollId,
        householdId: null,
        authorName: context.actor.name,
        body,
        at: context.now,
      })
      context.emit(pollCommented, { pollId })
      context.audit({
        action: 'polls.reply',
        target: 'pollComment',
        targetId: commentId,
        after: { content: body },
      })
    },
  })
}
