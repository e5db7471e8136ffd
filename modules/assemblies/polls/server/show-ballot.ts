import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import type { Ballot, pollBallots } from '../ballot-contract.ts'
import { communityOf, paperOf } from './paper.ts'
import { pathsOf } from './poll-rows.ts'
import { isOver, stateOf } from './poll-state.ts'
import { boxOf, isTooFew, resultsNow } from './standing.ts'
import { ballots as b, comments as c, type PollRow, turnout, voters } from './tables.ts'

const shownComments = 100

async function commentsOf(lease: Lease, pollId: string): Promise<Ballot['comments']> {
  const rows = await lease.db
    .select()
    .from(c)
    .where(and(eq(c.pollId, pollId), isNull(c.hiddenAt), ne(c.body, '')))
    .orderBy(asc(c.at), asc(c.id))
    .limit(shownComments)
  const labels = await labelsOf(
    lease,
    rows.map(({ householdId }) => householdId),
  )
  return rows.map(({ householdId, body, at }) => ({ label: labels.get(householdId ?? '') ?? '', body, at }))
}

/**
 * Every ballot by its receipt, in the order of receipts: whoever has one finds it, and nobody else knows whose it is. Where
 * fewer than five voted, one who knows the own receipt knows the others': of a named poll choices are left out then.
 */
async function receiptsOf(lease: Lease, poll: PollRow): Promise<Ballot['receipts']> {
  if (poll.isSecret) {
    const { ballots } = await boxOf(lease, poll.id)
    if (isTooFew(ballots)) return []
    return ballots.map(({ receipt, candidateIds }) => ({ receipt, candidateIds }))
  }
  const named = await lease.db
    .select({ receipt: b.receipt, candidateIds: b.candidateIds })
    .from(b)
    .where(and(eq(b.pollId, poll.id), ne(b.receipt, '')))
    .orderBy(asc(b.receipt))
  return isTooFew(named) ? named.map(({ receipt }) => ({ receipt, candidateIds: [] })) : named
}

/** The poll of a paper; after its end also the result and all receipts. Throws ballotUnknown. */
export async function showBallot(context: OpenContext, token: string): Promise<Ballot> {
  const { communityId, communityName } = await communityOf(context, token)
  const { now } = context
  return context.database.read(communityId, async (lease) => {
    const { voter, poll } = await paperOf(lease, token)
    const ofPoll = eq(turnout.pollId, poll.id)
    const over = isOver(poll, now)
    const paths = pathsOf(poll)
    const nthOf = (path: string) => (path ? paths.indexOf(path) : null)
    return {
      communityName,
      label: (await labelsOf(lease, [voter.householdId])).get(voter.householdId) ?? '',
      title: poll.title,
      content: poll.content,
      state: stateOf(poll, now),
      startsAt: poll.startsAt,
      endsAt: poll.doneAt && poll.doneAt < poll.endsAt ? poll.doneAt : poll.endsAt,
      isSecret: poll.isSecret,
      weight: poll.weight,
      ownWeight: voter.weight,
      maxChoices: poll.maxChoices,
      candidates: poll.candidates.map(({ candidateId, name, note, photoPath }) => ({
        candidateId,
        name,
        note,
        photoNth: nthOf(photoPath),
      })),
      files: poll.files.map(({ path, name }) => ({ nth: paths.indexOf(path), name })),
      allowsComments: poll.allowsComments,
      comments: poll.allowsComments ? await commentsOf(lease, poll.id) : [],
      // Of a secret poll a paper tells what became of itself alone: whoever prints one for a household learns nothing.
      hasVoted: poll.isSecret
        ? voter.isCodeUsed
        : (await lease.db.$count(turnout, and(ofPoll, eq(turnout.householdId, voter.householdId)))) > 0,
      voted: await lease.db.$count(turnout, ofPoll),
      voters: await lease.db.$count(voters, eq(voters.pollId, poll.id)),
      results: over ? await resultsNow(lease, poll, now) : null,
      receipts: over ? await receiptsOf(lease, poll) : [],
    }
  })
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
}

/** A file of the poll of a paper. Throws ballotUnknown, notFound. */
export async function showFile(
  context: OpenContext,
  storage: Storage,
  { token, nth }: Taken<typeof pollBallots.calls.showFile>,
): Promise<FileAnswer> {
  const { communityId } = await communityOf(context, token)
  const path = await context.database.read(communityId, async (lease) => {
    const { poll } = await paperOf(lease, token)
    return pathsOf(poll)[nth]
  })
  if (path === undefined) throw problems.notFound()
  const content = await storage.get(communityId, path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? problems.notFound() : error
  })
  return { contentType: types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream', content }
}
