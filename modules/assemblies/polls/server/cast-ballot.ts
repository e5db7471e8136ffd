import { and, eq, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Work } from '#platform/server/work.ts'
import { pollVoted } from '../events.ts'
import { notBegun, pollIsOver, receiptTaken, votedAlready, wrongChoice } from '../problems.ts'
import { stateOf } from './poll-state.ts'
import { type BoxedBallot, ballots as b, boxes, days, type PollRow, turnout, voters as v } from './tables.ts'

interface Vote {
  receipt: string
  candidateIds: readonly string[]
}
type Voter = typeof v.$inferSelect

const sameChoice = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The voter's choice, each candidate once. Throws wrongChoice for what is none, or too many. */
function choiceOf({ candidates, maxChoices }: PollRow, { candidateIds }: Vote): string[] {
  const chosen = [...new Set(candidateIds)]
  const isKnown = chosen.every((id) => candidates.some((one) => one.candidateId === id))
  if (!isKnown || chosen.length < 1 || chosen.length > maxChoices) throw wrongChoice(maxChoices)
  // In the order of the candidates: the order of ticking is nobody's to know.
  return candidates.map((one) => one.candidateId).filter((id) => chosen.includes(id))
}

async function boxed(work: Work, poll: PollRow) {
  const [box] = await work.db.select().from(boxes).where(eq(boxes.pollId, poll.id)).for('update')
  if (!box) throw new Error('a secret poll was published without its box')
  return box
}

/**
 * Whether this very vote is there already: a retry after a lost answer. Of a secret poll nobody is told: whoever knows
 * somebody else's receipt would ask the box for its choice. The phone keeps its receipt and shows it.
 */
async function isKept(
  work: Work,
  poll: PollRow,
  voter: Voter,
  { receipt, candidateIds }: Vote,
): Promise<boolean> {
  if (poll.isSecret) return false
  const [row] = await work.db
    .select()
    .from(b)
    .where(and(eq(b.pollId, poll.id), eq(b.householdId, voter.householdId)))
  return row?.receipt === receipt && sameChoice(row.candidateIds, candidateIds)
}

/**
 * Puts a ballot among the others, by its receipt: the box knows neither its voter nor when it came. A receipt that is there is
 * answered as a household that voted: otherwise it would tell whether this one has. Throws votedAlready.
 */
async function putIntoBox(work: Work, poll: PollRow, weight: number, vote: BoxedBallot): Promise<void> {
  const box = await boxed(work, poll)
  if (box.ballots.some(({ receipt }) => receipt === vote.receipt)) throw votedAlready()
  const ballots = [...box.ballots, vote].sort((one, other) => (one.receipt < other.receipt ? -1 : 1))
  const weights = { ...box.weights }
  for (const id of vote.candidateIds) weights[id] = (weights[id] ?? 0) + weight
  await work.db
    .update(boxes)
    .set({ ballots, weights, votedWeight: box.votedWeight + weight })
    .where(eq(boxes.pollId, poll.id))
}

async function keepNamed(work: Work, poll: PollRow, voter: Voter, vote: BoxedBallot): Promise<void> {
  const { householdId, weight } = voter
  const taken = await work.db.$count(b, and(eq(b.pollId, poll.id), eq(b.receipt, vote.receipt)))
  if (taken) throw receiptTaken()
  await work.db.insert(b).values({ id: newId(), pollId: poll.id, householdId, weight, at: work.now, ...vote })
}

/**
 * Votes, once: a household has one row of turnout, whoever comes first, and a second phone waits for it. `poll` is held
 * against being ended meanwhile, `voter` against a second vote. Of a named poll the same receipt with the same choice is the
 * same vote. Throws
 * notBegun, pollIsOver, votedAlready, receiptTaken, wrongChoice.
 */
export async function castBallot(work: Work, poll: PollRow, voter: Voter, vote: Vote): Promise<void> {
  const { id: pollId } = poll
  // What is none is refused alike of everybody: whoever has a new paper of a household learns from it whether they voted.
  const ballot = { receipt: vote.receipt, candidateIds: choiceOf(poll, vote) }
  const ofVoter = and(eq(turnout.pollId, pollId), eq(turnout.householdId, voter.householdId))
  if (await work.db.$count(turnout, ofVoter)) {
    if (await isKept(work, poll, voter, vote)) return
    throw votedAlready()
  }
  const state = stateOf(poll, work.now)
  if (state === 'waiting') throw notBegun()
  if (state !== 'going') throw pollIsOver()
  await work.db.insert(turnout).values({ pollId, householdId: voter.householdId })
  await work.db
    .update(v)
    .set({ isCodeUsed: true })
    .where(and(eq(v.pollId, pollId), eq(v.householdId, voter.householdId)))
  if (poll.isSecret) await putIntoBox(work, poll, voter.weight, ballot)
  else await keepNamed(work, poll, voter, ballot)
  await work.db
    .insert(days)
    .values({ pollId, day: dayOf(work.now), votes: 1 })
    .onConflictDoUpdate({
      target: [days.communityId, days.pollId, days.day],
      set: { votes: sql`${days.votes} + 1` },
    })
  work.emit(pollVoted, { pollId })
  // Who voted is not said: it would stand there with the time.
  work.audit({ action: 'polls.vote', target: 'poll', targetId: pollId })
}
