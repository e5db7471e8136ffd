import { eq } from 'drizzle-orm'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import { ballotUnknown } from '../problems.ts'
import { communityOfToken, hashOf } from './ballot-code.ts'
import { pollRow } from './poll-rows.ts'
import { type PollRow, voters as v } from './tables.ts'

const communityWithPolls = `select c.name from community c
  join community_service s on s.community_id = c.id and s.service_id = 10 where c.id = $1 and c.suspended_at is null`

/** Whose paper a code is. Nothing is said of why one is none. Throws ballotUnknown. */
export async function communityOf({ database }: OpenContext, token: string) {
  const communityId = communityOfToken(token)
  const [row] = communityId
    ? await database.glance('whose ballot this is', (lease) =>
        lease.query<{ name: string }>(communityWithPolls, [communityId]),
      )
    : []
  if (!communityId || !row) throw ballotUnknown()
  return { communityId, communityName: row.name }
}

export interface Paper {
  voter: typeof v.$inferSelect
  poll: PollRow
}

/** The voter and the poll of a code; locked for a vote. Throws ballotUnknown. */
export async function paperOf(lease: Lease, token: string, isLocked = false): Promise<Paper> {
  const read = lease.db
    .select()
    .from(v)
    .where(eq(v.codeHash, hashOf(token)))
  const [voter] = await (isLocked ? read.for('update') : read)
  if (!voter) throw ballotUnknown()
  const poll = await pollRow(lease, voter.pollId, isLocked ? 'share' : undefined).catch(() => {
    throw ballotUnknown()
  })
  return { voter, poll }
}

/** Works with the paper of a code in its community, in nobody's name; the times that count are those after all waiting. */
export async function withPaper<T>(
  context: OpenContext,
  token: string,
  act: (work: Work, paper: Paper) => Promise<T>,
): Promise<T> {
  const { communityId } = await communityOf(context, token)
  return context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, async (work) => {
      const paper = await paperOf(work, token, true)
      return act({ ...work, now: new Date() }, paper)
    }),
  )
}
