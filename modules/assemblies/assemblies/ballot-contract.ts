import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, KindNumber, verbatim } from '#platform/contract/fields.ts'
import { base } from './contract.ts'
import { ThresholdsShape } from './bylaw-shapes.ts'
import { label, OptionShape, relations, sources, topicId, unitId, voteWays } from './shapes.ts'

const code = verbatim(40).meta({ wire: 'CardCode' })
const open = {
  can: 'public',
  errors: 'own',
  byPhones: 'every owner in the hall has one, and the hall one network',
} as const

export const Ballot = z.object({
  communityName: z.string(),
  title: z.string(),
  ownerName: z.string(),
  /** What this card votes for: own units, and those that its owner speaks for. */
  units: z.array(
    z.object({
      unitId,
      label,
      ownerName: z.string(),
      isOwn: z.boolean(),
      heads: z.int(),
      fifths: z.int().meta({ wire: 'AreaFifths' }),
      hasVoted: z.boolean(),
      /** What was recorded by name for this unit, and how it came: whoever holds the card sees whether it is theirs. */
      choices: z.array(z.string()).meta({ wire: 'OptionIds' }),
      source: z.enum(sources).nullable(),
    }),
  ),
  state: z.enum(['before', 'notHere', 'represented', 'waiting', 'voting', 'voted', 'byDesk', 'over']),
  agentName: z.string(),
  /** Of a unit that is spoken for: by whom, since when, on what paper, and whether that was voted for it. */
  proxy: z
    .object({
      label,
      relation: z.enum(relations).nullable().meta({ wire: 'AgentRelation' }),
      registeredAt: Instant.meta({ wire: 'RegisteredAtUtc' }),
      desk: z.string(),
      isInWriting: z.boolean(),
      hasVoted: z.boolean(),
    })
    .nullable(),
  topic: z
    .object({
      topicId,
      /** Begins at 1, one more each time that voting begins anew. */
      round: z.int(),
      number: z.int().meta({ wire: 'No' }),
      title: z.string(),
      description: z.string(),
      voteWay: z.enum(voteWays),
      options: z.array(OptionShape),
      mostChoices: z.int().meta({ wire: 'MaxChoices' }),
      applied: ThresholdsShape.meta({ wire: 'AppliedThresholds' }),
      /** Of a secret vote, as Belenios writes it: what the phone encrypts for. */
      election: z.string(),
      closesAt: Instant.nullable().meta({ wire: 'ClosesAtUtc' }),
    })
    .nullable(),
  now: Instant.meta({ wire: 'NowUtc' }),
})
export type Ballot = z.output<typeof Ballot>

/** The page of an owner's phone: opened by the code on the attendance card, without an account. */
export const assemblyBallots = contract('assemblyBallots', {
  show: call({
    ...open,
    method: 'GET',
    path: `${base}/Ballot/{code}`,
    summary: 'What the owner of a card may vote on now.',
    takes: z.object({ code }),
    gives: data(Ballot),
  }),
  cast: call({
    ...open,
    method: 'POST',
    path: `${base}/Ballot/{code}`,
    summary:
      'Votes by name from a phone, for the units that are named; the same again is the same vote. Round: the vote that the phone showed. 409_24_054: one of them has voted.',
    takes: z.object({
      code,
      topicId,
      round: KindNumber.nullable().default(null),
      unitIds: z.array(Id).min(1).max(500).meta({ wire: 'UnitOwnerIds' }),
      choices: z.array(verbatim(40)).max(100).meta({ wire: 'OptionIds' }),
    }),
    gives: data(Ballot),
  }),
})
