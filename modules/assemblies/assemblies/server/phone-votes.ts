import { inArray } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { Problem } from '#platform/contract/problem.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import type { assemblyBallots, Ballot } from '../ballot-contract.ts'
import { ballotUnknown, notInHall, notVoting, timeOver, wrongWay } from '../problems.ts'
import { lockAssembly } from './assemblies.ts'
import { type Card, cardOf, toBallot, votingTopic } from './ballots.ts'
import { unitsOfCards } from './card-units.ts'
import { noteActs } from './chain.ts'
import { namesOf } from './roll-state.ts'
import { unitTable as u } from './tables.ts'
import { type Caster, type Decided, decideVotes, type Known } from './vote-rules.ts'
import { isTimeOver, voteAct, writeVotes } from './votes.ts'

type Asked = Taken<typeof assemblyBallots.calls.cast>

/** A phone whose vote waits to be written. */
interface Waiting {
  card: Card
  asked: Asked
  context: OpenContext
  give: (ballot: Ballot) => void
  refuse: (error: unknown) => void
}

/** The most votes of one transaction. */
const most = 200

/**
 * Votes that wait, by assembly: acts stand one after the other in its chain, so a hall that votes at the same moment would
 * queue for one row. What came while a transaction was under way goes into the next one together, each vote as its own act.
 */
const lines = new WeakMap<Database, Map<string, Waiting[]>>()

/** Votes from a phone, for units that its card speaks for. Throws ballotUnknown, notVoting, wrongWay, notInHall, and what `decideVotes` throws. */
export async function castBallot(context: OpenContext, asked: Asked): Promise<Ballot> {
  const card = await cardOf(context, asked.code)
  return new Promise((give, refuse) => join({ card, asked, context, give, refuse }))
}

function join(one: Waiting): void {
  const { database } = one.context
  const ofDatabase = lines.get(database) ?? new Map<string, Waiting[]>()
  lines.set(database, ofDatabase)
  const { assemblyId } = one.card
  const line = ofDatabase.get(assemblyId)
  if (line) return void line.push(one)
  ofDatabase.set(assemblyId, [one])
  void serve(ofDatabase, assemblyId)
}

async function serve(ofDatabase: Map<string, Waiting[]>, assemblyId: string): Promise<void> {
  for (let line = ofDatabase.get(assemblyId); line?.length; line = ofDatabase.get(assemblyId)) {
    const some = line.splice(0, most)
    try {
      const answers = await together(some)
      for (const [at, one] of some.entries()) {
        const answer = answers[at]
        if (answer instanceof Problem || !answer) one.refuse(answer)
        else one.give(answer)
      }
    } catch (error) {
      for (const one of some) one.refuse(error)
    }
  }
  ofDatabase.delete(assemblyId)
}

/** Writes the votes of these phones in one transaction, each by itself taken or refused. */
async function together(all: readonly Waiting[]): Promise<(Ballot | Problem)[]> {
  const [first] = all
  if (!first) return []
  const { communityId } = first.card
  const { database, react } = first.context
  return database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react }, (work) => takeVotes(work, all)),
  )
}

async function takeVotes(work: Work, all: readonly Waiting[]): Promise<(Ballot | Problem)[]> {
  const [first] = all
  if (!first) return []
  const assembly = await lockAssembly(work, first.card.assemblyId)
  const topic = await votingTopic(work, assembly.id)
  const ids = [...new Set(all.map(({ card }) => card.unitId))]
  const cards = new Map(
    (await work.db.select().from(u).where(inArray(u.id, ids))).map((unit) => [unit.id, unit]),
  )
  const keys = [...new Set([...cards.values()].map(({ ownerKey }) => ownerKey))]
  const { rows, of } = await unitsOfCards(work, assembly, topic, keys)
  const known: Known = {
    voters: new Map(rows.map((row) => [row.unitId, row])),
    standing: new Map(rows.flatMap(({ unitId, vote }) => (vote ? [[unitId, vote] as const] : []))),
  }
  const taken: { one: Waiting; decided: Decided; caster: Caster }[] = []
  const answers = all.map((one) => {
    const unit = cards.get(one.card.unitId)
    if (!unit) return ballotUnknown()
    const { topicId, round, unitIds, choices } = one.asked
    // A vote for what was voted on before, or for an earlier round of it, is none for this one.
    if (topic?.id !== topicId || (round !== null && round !== topic.round)) return notVoting()
    if (topic.voteWay !== 'record') return wrongWay()
    if (isTimeOver(work, topic)) return timeOver()
    const { units } = of(unit)
    const mine = new Map(units.map((row) => [row.unitId, row]))
    const foreign = unitIds.find((id) => !mine.has(id))
    if (foreign) return notInHall(known.voters.get(foreign)?.label ?? '這一戶')
    const caster: Caster = {
      accountId: null,
      name: namesOf(unit.owners),
      source: 'phone',
      isReplacing: false,
    }
    const votes = [...new Set(unitIds)].map((unitId) => ({ unitId, choices }))
    try {
      const decided = decideVotes(topic, assembly.personCount, known, votes, caster)
      for (const { unitId } of decided.made) {
        const vote = { id: '', choices, source: 'phone', isCounted: true, castBy: null } as const
        known.standing.set(unitId, vote)
        for (const row of rows) if (row.unitId === unitId) row.vote = vote
      }
      taken.push({ one, decided, caster })
      return toBallot(one.card, { assembly, topic, unit, ...of(unit) })
    } catch (error) {
      if (error instanceof Problem) return error
      throw error
    }
  })
  const made = taken.filter(({ decided }) => decided.votes.length)
  if (topic) {
    await writeVotes(work, topic.id, made)
    await noteActs(
      work,
      assembly,
      made.map(({ decided, caster }) => voteAct(topic, decided, caster)),
    )
    for (const { one, decided } of taken) await audit(work, one, decided, topic)
  }
  return answers
}

/** One line of the audit for each phone, with where it was. */
async function audit(
  work: Work,
  { card, context }: Waiting,
  { votes }: Decided,
  topic: { id: string; title: string },
): Promise<void> {
  const of = {
    communityId: card.communityId,
    author: { accountId: card.unitId, name: '出席證' },
    origin: context,
  }
  await doWork(work, of, async (own) =>
    own.audit({
      action: 'assemblies.voteByPhone',
      target: 'assemblyTopic',
      targetId: topic.id,
      after: { title: topic.title, voteCount: votes.length },
    }),
  )
}
