import { inArray } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { Problem } from '#platform/contract/problem.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Work } from '#platform/server/work.ts'
import type { assemblyBallots, Ballot } from '../ballot-contract.ts'
import { ballotUnknown, notInHall, notVoting, timeOver, wrongWay } from '../problems.ts'
import { lockAssembly } from './assemblies.ts'
import { cardOf, toBallot, votingTopic } from './ballots.ts'
import { unitsOfCards } from './card-units.ts'
import { noteActs } from './chain.ts'
import { auditPhone, hallQueue, type Phone } from './hall-queue.ts'
import { namesOf } from './roll-state.ts'
import { unitTable as u } from './tables.ts'
import { type Caster, type Decided, decideVotes, type Known } from './vote-rules.ts'
import { isTimeOver, voteAct, writeVotes } from './votes.ts'

type Asked = Taken<typeof assemblyBallots.calls.cast>

const line = hallQueue<Asked, Ballot>(takeVotes)

/** Votes from a phone, for units that its card speaks for. Throws ballotUnknown, notVoting, wrongWay, notInHall, and what `decideVotes` throws. */
export async function castBallot(context: OpenContext, asked: Asked): Promise<Ballot> {
  return line({ card: await cardOf(context, asked.code), asked, context })
}

async function takeVotes(work: Work, all: readonly Phone<Asked>[]): Promise<(Ballot | Problem)[]> {
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
  const taken: { one: Phone<Asked>; decided: Decided; caster: Caster }[] = []
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
    for (const { one, decided } of taken) await auditPhone(work, one, topic, decided.votes.length)
  }
  return answers
}
