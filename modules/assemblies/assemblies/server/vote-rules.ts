import type { PersonCount } from '#modules/assemblies/tally/contract.ts'
import {
  alreadyVoted,
  choiceWrong,
  mustVoteAlike,
  notInHall,
  paperDiffers,
  replaceNeedsRecord,
  replaceReasonMissing,
  sameReader,
} from '../problems.ts'
import type { Source } from '../shapes.ts'
import type { TopicRecord } from './tables.ts'

/** Who casts: an account at a desk, or the phone of an owner. */
export interface Caster {
  accountId: string | null
  name: string
  source: Source
  isReplacing: boolean
  /** May put another vote in the place of one that counts, and why. */
  replacing?: { mayCorrect: boolean; reason: string }
}
export interface NewVote {
  unitId: string
  choices: string[]
}
/** A vote that stands. */
export interface Standing {
  id: string
  choices: readonly string[]
  source: Source
  isCounted: boolean
  castBy: string | null
}
/** A unit that was there when voting began. */
export interface Voter {
  label: string
  ownerKey: string
  agentKey: string | null
}
/** What is known of a vote: the voters that these votes can mean, and what of theirs stands. */
export interface Known {
  voters: ReadonlyMap<string, Voter>
  standing: Map<string, Standing>
}
/** What votes come to: new rows, earlier ones that are void, and papers that a second person read alike. */
export interface Decided {
  made: (NewVote & { isCounted: boolean })[]
  voided: string[]
  confirmed: string[]
  /** Every unit that was voted for now. */
  votes: NewVote[]
}

const said = (choices: readonly string[]) => choices.toSorted().join(' ')

function requireChoices(topic: TopicRecord, choices: readonly string[]): void {
  const known = new Set(topic.options.map(({ optionId }) => optionId))
  const isGood =
    choices.length <= topic.mostChoices &&
    new Set(choices).size === choices.length &&
    choices.every((id) => known.has(id))
  if (!isGood || (topic.kind !== 'election' && choices.length !== 1)) throw choiceWrong()
}

/** By owners, whoever has several units votes with all of them: the others that the same hand speaks for are added. */
function withSiblings(votes: readonly NewVote[], { voters }: Known): NewVote[] {
  const named = new Set(votes.map(({ unitId }) => unitId))
  const all = [...votes]
  for (const { unitId, choices } of votes) {
    const voter = voters.get(unitId)
    if (!voter) continue
    for (const [other, { ownerKey, agentKey }] of voters)
      if (!named.has(other) && ownerKey === voter.ownerKey && agentKey === voter.agentKey) {
        named.add(other)
        all.push({ unitId: other, choices })
      }
  }
  return all
}

/**
 * What these votes come to, all or none; nothing is written. A unit votes once, and the same vote of a phone again is the
 * same vote. Throws choiceWrong, notInHall, alreadyVoted, mustVoteAlike, paperDiffers, sameReader, replaceNeedsRecord,
 * replaceReasonMissing.
 */
export function decideVotes(
  topic: TopicRecord,
  count: PersonCount,
  known: Known,
  asked: readonly NewVote[],
  caster: Caster,
): Decided {
  const decided: Decided = { made: [], voided: [], confirmed: [], votes: [] }
  const named = new Set<string>()
  for (const { unitId } of asked) {
    // One paper that is named twice has neither two votes nor two readers.
    if (named.has(unitId)) throw alreadyVoted(known.voters.get(unitId)?.label ?? '這一戶')
    named.add(unitId)
  }
  const votes = count === 'owner' ? withSiblings(asked, known) : [...asked]
  const chosen = new Map<string, string>()
  for (const { unitId, choices } of votes) {
    requireChoices(topic, choices)
    const voter = known.voters.get(unitId)
    if (!voter) throw notInHall('這一戶')
    if (count === 'owner') {
      if ((chosen.get(voter.ownerKey) ?? said(choices)) !== said(choices)) throw mustVoteAlike(voter.label)
      chosen.set(voter.ownerKey, said(choices))
    }
    const before = known.standing.get(unitId)
    const isSame = before !== undefined && said(before.choices) === said(choices)
    const isSecondReading =
      before?.source === 'paper' && !before.isCounted && caster.source === 'paper' && !caster.isReplacing
    if (before && isSecondReading) {
      if (before.castBy === caster.accountId) throw sameReader(voter.label)
      if (!isSame) throw paperDiffers(voter.label)
      decided.confirmed.push(before.id)
      decided.votes.push({ unitId, choices })
      continue
    }
    if (before && !caster.isReplacing) {
      const isAgain = isSame && before.source === 'phone' && caster.source === 'phone'
      if (isAgain || (isSame && !named.has(unitId))) continue
      throw named.has(unitId) ? alreadyVoted(voter.label) : mustVoteAlike(voter.label)
    }
    if (before?.isCounted) {
      if (!caster.replacing?.mayCorrect) throw replaceNeedsRecord(voter.label)
      if (!caster.replacing.reason) throw replaceReasonMissing()
    }
    if (before) decided.voided.push(before.id)
    decided.made.push({ unitId, choices, isCounted: caster.source !== 'paper' })
    decided.votes.push({ unitId, choices })
  }
  return decided
}
