import { eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { releaseFiles } from '#modules/keeping/files/server/public.ts'
import { pollChanged, pollOver } from '../events.ts'
import { doneAlready, finishedTooEarly, hasVotes, notPublished } from '../problems.ts'
import { fewestSecret } from '../shapes.ts'
import { getPoll } from './detail.ts'
import { pathsOf, pollRow } from './poll-rows.ts'
import { letters, polls as p, turnout } from './tables.ts'

async function endLetters(context: Context, pollId: string): Promise<void> {
  const sent = await context.db.select({ id: letters.id }).from(letters).where(eq(letters.pollId, pollId))
  if (sent.length) context.emit(pollOver, { pollId, letterIds: sent.map(({ id }) => id) })
}

/** Closes the result of a poll; one that is still open ends with it (R317). Of a secret poll not while so few voted that they would be known. Throws notFound, notPublished, doneAlready, finishedTooEarly. */
export async function finishPoll(context: Context, pollId: string) {
  const { now, actor } = context
  const row = await pollRow(context, pollId, 'update')
  if (!row.publishedAt) throw notPublished()
  if (row.doneAt) throw doneAlready()
  const isEarly = now < row.endsAt
  const ofPoll = eq(turnout.pollId, pollId)
  if (row.isSecret && isEarly && (await context.db.$count(turnout, ofPoll)) < fewestSecret)
    throw finishedTooEarly()
  const end = { doneAt: now, doneByName: actor.name, rowVersion: row.rowVersion + 1 }
  await context.db.update(p).set(end).where(eq(p.id, pollId))
  await endLetters(context, pollId)
  context.emit(pollChanged, { pollId })
  context.audit({ action: 'polls.finish', target: 'poll', targetId: pollId, after: { isEarly } })
  return getPoll(context, pollId)
}

/** Deletes a poll in which nobody voted (R319). Throws notFound, hasVotes. */
export async function deletePoll(context: Context, pollId: string): Promise<void> {
  const row = await pollRow(context, pollId, 'update')
  if (await context.db.$count(turnout, eq(turnout.pollId, pollId))) throw hasVotes()
  await endLetters(context, pollId)
  await releaseFiles(context, pathsOf(row))
  await context.db.update(p).set({ deletedAt: context.now, files: [] }).where(eq(p.id, pollId))
  context.emit(pollChanged, { pollId })
  const { title, content } = row
  context.audit({ action: 'polls.delete', target: 'poll', targetId: pollId, before: { title, content } })
}
