import { and, desc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { rowOf } from '#platform/server/create-once.ts'
import { guesses } from '#platform/server/guesses.ts'
import { doWork } from '#platform/server/work.ts'
import type { Ballot, assemblyBallots } from '../ballot-contract.ts'
import { ballotUnknown, notInHall, notVoting } from '../problems.ts'
import { requireAssembly } from './assemblies.ts'
import { codeIn } from './cards.ts'
import { namesOf, rollState } from './roll-state.ts'
import { electionOfTopic } from './sealed-voting.ts'
import { topicTable as t, unitTable as u, weightTable as w } from './tables.ts'
import { appliedTo, lockTopic } from './topics.ts'
import { castVotes } from './votes.ts'
import { castOf } from './voting.ts'

/** A hall full of phones shares one network; a code has 80 bits, so what is counted is noise alone. */
const wrongCodes = guesses({
  what: 'assemblyCard',
  paces: { address: { allowed: 60, minutes: 10 }, network: { allowed: 300, minutes: 10 } },
  refuse: () => problems.tooMany(60),
})

const cardSql = `select x.community_id as "communityId", x.id as "unitId", x.assembly_id as "assemblyId", c.name as "communityName"
  from assembly_unit x join community c on c.id = x.community_id and c.suspended_at is null
  join community_service s on s.community_id = c.id and s.service_id = 23
  where x.card_code = $1`

/** A card that a phone shows: whose it is and of which meeting. */
export interface Card {
  [column: string]: unknown
  communityId: string
  unitId: string
  assemblyId: string
  communityName: string
}

/** Whose card a code is. Throws ballotUnknown. */
export async function cardOf(context: OpenContext, given: string): Promise<Card> {
  const code = codeIn(given)
  const [card] = code
    ? await context.database.glance('whose attendance card this is', (lease) =>
        lease.query<Card>(cardSql, [code]),
      )
    : []
  if (card) return card
  const guess = await wrongCodes.count(context.database, { address: context.address })
  throw guess.wrong(() => ballotUnknown())
}

/** What the owner of a card may vote on now. */
export async function ballotOf(lease: Lease, card: Card): Promise<Ballot> {
  const assembly = await requireAssembly(lease, card.assemblyId)
  const state = await rollState(lease, assembly)
  const unit = state.unitOf.get(card.unitId)
  if (!unit) throw ballotUnknown()
  const [topic] = await lease.db
    .select()
    .from(t)
    .where(and(eq(t.assemblyId, assembly.id), eq(t.status, 'voting')))
    .orderBy(desc(t.number))
  const cast = topic
    ? new Set((await castOf(lease, topic.id)).map(({ unitId }) => unitId))
    : new Set<string>()
  const fixed = topic
    ? new Map(
        (await lease.db.select().from(w).where(eq(w.topicId, topic.id))).map((row) => [row.unitId, row]),
      )
    : undefined
  const agentKey = `owner ${unit.ownerKey}`
  const agentOf = (id: string) => (fixed ? fixed.get(id)?.agentKey : state.presenceOf.get(id)?.agentKey)
  const isThere = (id: string) => (fixed ? fixed.has(id) : state.creditOf.has(id))
  const units = state.units
    .filter(
      ({ id, ownerKey }) =>
        isThere(id) && ((ownerKey === unit.ownerKey && agentOf(id) === null) || agentOf(id) === agentKey),
    )
    .map(({ id, label, owners, ownerKey }) => {
      const weight = fixed?.get(id) ?? state.creditOf.get(id)
      return {
        unitId: id,
        label,
        ownerName: namesOf(owners),
        isOwn: ownerKey === unit.ownerKey,
        heads: weight?.heads ?? 0,
        fifths: weight?.fifths ?? 0,
        hasVoted: cast.has(id),
      }
    })
  const stateNow = (): Ballot['state'] => {
    if (assembly.status === 'draft' || assembly.status === 'published') return 'before'
    if (assembly.status !== 'running') return 'over'
    if (!units.length) return agentOf(unit.id) ? 'represented' : 'notHere'
    if (!topic) return 'waiting'
    if (topic.voteWay !== 'record' && topic.voteWay !== 'sealed') return 'byDesk'
    return units.every(({ hasVoted }) => hasVoted) ? 'voted' : 'voting'
  }
  return {
    communityName: card.communityName,
    title: assembly.title,
    ownerName: namesOf(unit.owners),
    units,
    state: stateNow(),
    agentName: state.presenceOf.get(unit.id)?.agentName ?? '',
    topic: topic
      ? {
          topicId: topic.id,
          number: topic.number,
          title: topic.title,
          description: topic.description,
          voteWay: topic.voteWay,
          options: topic.options,
          mostChoices: topic.mostChoices,
          applied: appliedTo(assembly, topic),
          closesAt: topic.closesAt,
          election: (await electionOfTopic(lease, topic))?.election ?? '',
        }
      : null,
    now: new Date(),
  }
}

/** The page of an owner's phone. Throws ballotUnknown. */
export async function showBallot(
  context: OpenContext,
  { code }: Taken<typeof assemblyBallots.calls.show>,
): Promise<Ballot> {
  const card = await cardOf(context, code)
  return context.database.read(card.communityId, (lease) => ballotOf(lease, card))
}

/** Votes from a phone, for units that its card speaks for. Throws ballotUnknown, notVoting, notInHall, and what `castVotes` throws. */
export async function castBallot(
  context: OpenContext,
  input: Taken<typeof assemblyBallots.calls.cast>,
): Promise<Ballot> {
  const card = await cardOf(context, input.code)
  return context.database.write(card.communityId, (lease) =>
    doWork(
      lease,
      {
        communityId: card.communityId,
        author: { accountId: card.unitId, name: '出席證' },
        react: context.react,
      },
      async (work) => {
        const topic = await rowOf(work, t, input.topicId)
        if (!topic || topic.assemblyId !== card.assemblyId) throw notVoting()
        const both = await lockTopic(work, input.topicId)
        const ballot = await ballotOf(work, card)
        const mine = new Set(ballot.units.map(({ unitId }) => unitId))
        const foreign = input.unitIds.find((id) => !mine.has(id))
        if (foreign) throw notInHall((await rowOf(work, u, foreign))?.label ?? '這一戶')
        const votes = [...new Set(input.unitIds)].map((unitId) => ({ unitId, choices: input.choices }))
        await castVotes(work, both, votes, {
          accountId: null,
          name: ballot.ownerName,
          source: 'phone',
          isReplacing: false,
        })
        work.audit({
          action: 'assemblies.voteByPhone',
          target: 'assemblyTopic',
          targetId: topic.id,
          after: { title: topic.title, voteCount: votes.length },
        })
        return ballotOf(work, card)
      },
    ),
  )
}
