import { eq, max } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Taken } from '#platform/contract/call.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { claimFile, releaseFiles } from '#modules/keeping/files/server/public.ts'
import type { polls } from '../contract.ts'
import { pollChanged } from '../events.ts'
import {
  askedAlready,
  doneAlready,
  endPast,
  fixedAtPublishing,
  pollChangedSince,
  pollIdTaken,
} from '../problems.ts'
import { requireContent, saidOf } from './check-poll.ts'
import { getPoll } from './detail.ts'
import { pathsOf, pollRow } from './poll-rows.ts'
import { writeRoster } from './publish.ts'
import { type PollRow, polls as p, turnout } from './tables.ts'

type Calls = typeof polls.calls

async function claimPaths(context: Context, before: readonly string[], after: readonly string[]) {
  for (const path of after) if (!before.includes(path)) await claimFile(context, path, 'voting')
  await releaseFiles(
    context,
    before.filter((path) => !after.includes(path)),
  )
}

const told = ({
  title,
  content,
  files,
  isSecret,
  weight,
  maxChoices,
  candidates,
  startsAt,
  endsAt,
}: PollRow | Taken<Calls['addPoll']>) => ({
  title,
  content,
  files: files.map(({ name }) => name),
  isSecret,
  weight,
  maxChoices,
  candidates: candidates.map(({ name }) => name),
  startsAt,
  endsAt,
})

async function publishAs(
  context: Context,
  row: Pick<PollRow, 'id' | 'buildings' | 'tags' | 'weight' | 'isSecret'>,
) {
  const voters = await writeRoster(context, row)
  context.audit({ action: 'polls.publish', target: 'poll', targetId: row.id, after: { voters } })
}
const publishedBy = ({ now, actor }: Context) => ({ publishedAt: now, publishedByName: actor.name })

/**
 * Makes a poll (R319), and publishes it when asked. Throws pollIdTaken, foreignFile, and what requireContent and writeRoster
 * throw.
 */
export async function addPoll(context: Context, input: Taken<Calls['addPoll']>) {
  const { pollId, isPublish } = input
  const { pollId: _, ...content } = saidOf(input) as ReturnType<typeof saidOf> & { pollId?: string }
  requireContent(input, context.now)
  await oneAtATime(context, 'polls')
  await createOnce(context, {
    id: pollId,
    isLocked: true,
    find: () => rowOf(context, p, pollId),
    isSame: (row) => says(row, content) && (row.publishedAt !== null) === isPublish,
    taken: pollIdTaken,
    again: { action: 'polls.addAgain', target: 'poll', targetId: pollId },
    create: async () => {
      await claimPaths(context, [], pathsOf(content))
      const [last] = await context.db.select({ number: max(p.number) }).from(p)
      const by = { createdAt: context.now, createdByName: context.actor.name }
      await context.db.insert(p).values({
        ...content,
        id: pollId,
        number: (last?.number ?? 0) + 1,
        ...by,
        changedAt: by.createdAt,
        changedByName: by.createdByName,
        ...(isPublish ? publishedBy(context) : {}),
      })
      context.emit(pollChanged, { pollId })
      context.audit({ action: 'polls.add', target: 'poll', targetId: pollId, after: told(input) })
      if (isPublish) await publishAs(context, { ...content, id: pollId })
    },
  })
  return getPoll(context, pollId)
}

/** What stays as it is once somebody voted. */
const asked = ['title', 'content', 'files'] as const
/** What stays as it is once a poll was published. */
const fixed = ['isSecret', 'weight', 'maxChoices', 'buildings', 'tags', 'candidates', 'startsAt'] as const

/**
 * Saves a poll as it was seen, and publishes it when asked. Throws notFound, pollChangedSince, doneAlready, fixedAtPublishing,
 * askedAlready, endPast, foreignFile, and what requireContent and writeRoster throw.
 */
export async function changePoll(context: Context, input: Taken<Calls['changePoll']>) {
  const { pollId, rowVersion, isPublish } = input
  const {
    pollId: _,
    rowVersion: _seen,
    ...content
  } = saidOf(input) as ReturnType<typeof saidOf> & {
    pollId?: string
    rowVersion?: number
  }
  const { now, actor } = context
  const before = await pollRow(context, pollId, 'update')
  if (before.rowVersion !== rowVersion)
    throw pollChangedSince(before.changedByName, speakTime(before.changedAt, now))
  if (before.doneAt) throw doneAlready()
  requireContent(input, now)
  const isFixed = before.publishedAt !== null
  if (isFixed && fixed.some((name) => !isDeepStrictEqual(before[name], content[name])))
    throw fixedAtPublishing()
  const isAskedOtherwise = asked.some((name) => !isDeepStrictEqual(before[name], content[name]))
  if (isAskedOtherwise && (await context.db.$count(turnout, eq(turnout.pollId, pollId)))) throw askedAlready()
  // What is over stays over, and what is open is not ended unseen: that is the done action (R317).
  if (
    isFixed &&
    content.endsAt.getTime() !== before.endsAt.getTime() &&
    (content.endsAt <= now || before.endsAt <= now)
  )
    throw endPast()
  await claimPaths(context, pathsOf(before), pathsOf(content))
  const publishes = isPublish && !isFixed
  await context.db
    .update(p)
    .set({
      ...content,
      rowVersion: rowVersion + 1,
      changedAt: now,
      changedByName: actor.name,
      ...(publishes ? publishedBy(context) : {}),
    })
    .where(eq(p.id, pollId))
  context.emit(pollChanged, { pollId })
  context.audit({
    action: 'polls.change',
    target: 'poll',
    targetId: pollId,
    before: told(before),
    after: told(input),
  })
  if (publishes) await publishAs(context, { ...content, id: pollId })
  return getPoll(context, pollId)
}
