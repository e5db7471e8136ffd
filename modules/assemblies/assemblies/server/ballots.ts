import { and, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Database, Lease } from '#platform/server/database.ts'
import { rowOf } from '#platform/server/create-once.ts'
import { guesses } from '#platform/server/guesses.ts'
import type { Ballot, assemblyBallots } from '../ballot-contract.ts'
import { ballotUnknown } from '../problems.ts'
import { requireAssembly } from './assemblies.ts'
import { cardHashOf } from './card-codes.ts'
import { type CardUnit, unitsOfCards } from './card-units.ts'
import { codeIn } from './cards.ts'
import { namesOf } from './roll-state.ts'
import { electionOfTopic } from './sealed-voting.ts'
import {
  type AssemblyRecord,
  topicTable as t,
  type TopicRecord,
  type UnitRecord,
  unitTable as u,
} from './tables.ts'
import { appliedTo } from './topics.ts'

/** A hall full of phones shares one network; a code has 80 bits, so what is counted is noise alone. */
const wrongCodes = guesses({
  what: 'assemblyCard',
  paces: { address: { allowed: 60, minutes: 10 }, network: { allowed: 300, minutes: 10 } },
  refuse: () => problems.tooMany(60),
})

const cardSql = `select x.community_id as "communityId", x.id as "unitId", x.assembly_id as "assemblyId", c.name as "communityName", a.chain_number as "chainNumber"
  from assembly_unit x join assembly a on a.community_id = x.community_id and a.id = x.assembly_id
  join community c on c.id = x.community_id and c.suspended_at is null
  join community_service s on s.community_id = c.id and s.service_id = 23
  where x.card_hash = $1`

/** A card that a phone shows: whose it is and of which meeting. */
export interface Card {
  [column: string]: unknown
  communityId: string
  unitId: string
  assemblyId: string
  communityName: string
  /** How many acts the meeting has: while no act came, a phone is shown what it was. */
  chainNumber: number
}

/** Whose card a code is. Throws ballotUnknown. */
export async function cardOf(context: OpenContext, given: string): Promise<Card> {
  const code = codeIn(given)
  const [card] = code
    ? await context.database.glance('whose attendance card this is', (lease) =>
        lease.query<Card>(cardSql, [cardHashOf(code)]),
      )
    : []
  if (card) return card
  const guess = await wrongCodes.count(context.database, { address: context.address })
  throw guess.wrong(() => ballotUnknown())
}

/** What a phone shows of a vote: the card's own unit, all that its owner speaks for, and who speaks for him. */
interface Seen {
  assembly: AssemblyRecord
  topic: TopicRecord | undefined
  unit: Pick<UnitRecord, 'ownerKey' | 'owners'>
  own: CardUnit | undefined
  units: readonly CardUnit[]
  agentName: string
  /** Of a secret vote, what a phone encrypts for. */
  election?: string
}

/** The motion that is voted on now. */
export async function votingTopic(lease: Lease, assemblyId: string): Promise<TopicRecord | undefined> {
  const [topic] = await lease.db
    .select()
    .from(t)
    .where(and(eq(t.assemblyId, assemblyId), eq(t.status, 'voting')))
  return topic
}

function stateOf({ assembly, topic, own, units }: Seen): Ballot['state'] {
  if (assembly.status === 'draft' || assembly.status === 'published') return 'before'
  if (assembly.status !== 'running') return 'over'
  if (!units.length) return own?.agentKey ? 'represented' : 'notHere'
  if (!topic) return 'waiting'
  if (topic.voteWay !== 'record' && topic.voteWay !== 'sealed') return 'byDesk'
  return units.every(({ vote }) => vote) ? 'voted' : 'voting'
}

/** What the owner of a card may vote on now, of what was read; once the meeting is over the paper tells nothing of its owner. */
export function toBallot(card: Card, seen: Seen): Ballot {
  const { assembly, topic, unit, units, own, agentName, election = '' } = seen
  const state = stateOf(seen)
  const isOver = state === 'over'
  return {
    communityName: card.communityName,
    title: assembly.title,
    ownerName: isOver ? '' : namesOf(unit.owners),
    units: isOver
      ? []
      : units.map(({ unitId, label, owners, ownerKey, heads, fifths, vote }) => ({
          unitId,
          label,
          ownerName: namesOf(owners),
          isOwn: ownerKey === unit.ownerKey,
          heads,
          fifths,
          hasVoted: vote !== null,
          choices: vote && topic?.voteWay === 'record' ? [...vote.choices] : [],
          source: vote?.source ?? null,
        })),
    state,
    agentName,
    proxy:
      own?.agentKey && own.registered && state === 'represented'
        ? {
            label: own.label,
            relation: own.registered.relation,
            registeredAt: new Date(own.registered.at),
            desk: own.registered.desk,
            isInWriting: own.registered.isInWriting,
            hasVoted: own.vote !== null,
          }
        : null,
    topic:
      topic && !isOver
        ? {
            topicId: topic.id,
            round: topic.round,
            number: topic.number,
            title: topic.title,
            description: topic.description,
            voteWay: topic.voteWay,
            options: topic.options,
            mostChoices: topic.mostChoices,
            applied: appliedTo(assembly, topic),
            closesAt: topic.closesAt,
            election,
          }
        : null,
    now: new Date(),
  }
}

/** What the owner of a card may vote on now; reads what is theirs, never the whole hall. Throws ballotUnknown. */
export async function ballotOf(lease: Lease, card: Card): Promise<Ballot> {
  const assembly = await requireAssembly(lease, card.assemblyId)
  const topic = await votingTopic(lease, assembly.id)
  const unit = await rowOf(lease, u, card.unitId)
  if (!unit) throw ballotUnknown()
  const { of } = await unitsOfCards(lease, assembly, topic, [unit.ownerKey])
  const election = topic && (await electionOfTopic(lease, topic))?.election
  return toBallot(card, { assembly, topic, unit, ...of(unit), election: election ?? '' })
}

/** The most ballots that are remembered. */
const mostShown = 5000
/** What phones were shown, by unit: a hall asks again and again, and whatever changes is an act. */
const shown = new WeakMap<Database, Map<string, { at: number; ballot: Ballot }>>()

/** The page of an owner's phone. Throws ballotUnknown. */
export async function showBallot(
  context: OpenContext,
  { code }: Taken<typeof assemblyBallots.calls.show>,
): Promise<Ballot> {
  const card = await cardOf(context, code)
  const known = shown.get(context.database) ?? new Map<string, { at: number; ballot: Ballot }>()
  shown.set(context.database, known)
  const before = known.get(card.unitId)
  if (before?.at === card.chainNumber)
    return { ...before.ballot, communityName: card.communityName, now: new Date() }
  const ballot = await context.database.read(card.communityId, (lease) => ballotOf(lease, card))
  if (known.size >= mostShown) known.clear()
  known.set(card.unitId, { at: card.chainNumber, ballot })
  return ballot
}
