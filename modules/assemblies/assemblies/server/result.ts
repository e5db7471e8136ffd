import {
  approvalOf,
  type Ballot,
  electionOf,
  nothing,
  plus,
  quorumOf,
  tallyOf,
  type Weight,
} from '#modules/assemblies/tally/contract.ts'
import type { Snapshot, StoredResult } from '../shapes.ts'
import type { Total, TopicRecord } from './tables.ts'

/** What was voted for, from named votes or from counted totals. */
export interface Votes {
  options: ReadonlyMap<string, Weight>
  abstained: Weight
  invalid: Weight
}

/** Named votes added up. */
export function votesOf(topic: TopicRecord, ballots: Iterable<Ballot>): Votes {
  const ids = topic.options.map(({ optionId }) => optionId)
  return tallyOf(ids, topic.mostChoices, ballots)
}

/** Totals that were counted by hand; areas come in 0.01 m². */
export function votesCounted(totals: readonly Total[]): Votes {
  const sums = new Map(totals.map(({ optionId, heads, area }) => [optionId, { heads, fifths: area * 5 }]))
  const take = (name: string) => {
    const sum = sums.get(name) ?? nothing
    sums.delete(name)
    return sum
  }
  return { abstained: take('abstained'), invalid: take('invalid'), options: sums }
}

const minus = (a: Weight, b: Weight): Weight => ({
  heads: Math.max(0, a.heads - b.heads),
  fifths: Math.max(0, a.fifths - b.fifths),
})

/**
 * The result of a motion or an election against what was there when voting began. `cast` is what ballots weighed together,
 * null where nobody knows; the rest is silent, and stays in what approval is measured against.
 */
export function resultOf(
  topic: TopicRecord,
  snapshot: Snapshot,
  votes: Votes,
  cast: Weight | null,
): StoredResult {
  const { present, whole, thresholds } = snapshot
  const quorum = quorumOf(present, whole, thresholds)
  const isElection = topic.kind === 'election'
  const rows = topic.options.map(({ optionId, name }) => ({
    optionId,
    name,
    ...(votes.options.get(optionId) ?? nothing),
  }))
  const abstainedAs = isElection
    ? votes.abstained
    : plus(votes.abstained, votes.options.get('abstain') ?? nothing)
  const common = {
    rows: isElection ? rows : rows.filter(({ optionId }) => optionId !== 'abstain'),
    abstained: abstainedAs,
    invalid: votes.invalid,
    silent: cast && minus(present, cast),
    quorum,
  }
  if (!isElection) {
    const approval = approvalOf(votes.options.get('yes') ?? nothing, present, whole, thresholds)
    const isCarried = present.heads > 0 && quorum.isReached && approval.isReached
    return { ...common, approval, isCarried, elected: [], alternates: [], ties: [] }
  }
  const outcome = electionOf(
    topic.options.map(({ optionId, group }) => ({
      id: optionId,
      group,
      votes: votes.options.get(optionId) ?? nothing,
    })),
    {
      seats: new Map(topic.seats.map(({ group, seats }) => [group, seats])),
      alternates: topic.alternates,
      by: topic.countsBy,
      least: topic.isPlurality
        ? null
        : {
            heads: thresholds.approval.heads,
            area: thresholds.approval.area,
            present: thresholds.approval.isOfAll ? whole : present,
          },
    },
    topic.lots,
  )
  return {
    ...common,
    approval: null,
    isCarried: quorum.isReached && outcome.elected.length > 0,
    // Without a quorum nobody is elected, and there is nothing to draw lots for (Art. 31).
    elected: quorum.isReached ? [...outcome.elected] : [],
    alternates: quorum.isReached ? [...outcome.alternates] : [],
    ties: quorum.isReached ? outcome.ties.map((tie) => ({ ...tie, ids: [...tie.ids] })) : [],
  }
}
