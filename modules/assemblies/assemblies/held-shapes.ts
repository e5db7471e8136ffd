import { z } from 'zod'
import { Day, Id, Instant } from '#platform/contract/fields.ts'
import { recordActs } from './record-acts.ts'
import { ThresholdsShape } from './bylaw-shapes.ts'
import {
  AssemblyRow,
  channels,
  label,
  Topic,
  topicId,
  unitId,
  UnitOwner,
  VerdictShape,
  WeightShape,
} from './shapes.ts'

/** Who is there against both quorums, and where the agenda is: what hall, chair and desks watch. */
export const Dashboard = z.object({
  assembly: AssemblyRow,
  now: Instant.meta({ wire: 'NowUtc' }),
  whole: WeightShape,
  present: WeightShape,
  quorum: VerdictShape,
  /** Whose quorum that is: of the motion at hand until it is declared, then of the next; null while there is no motion. */
  measured: z
    .object({ number: z.int().meta({ wire: 'No' }), thresholds: ThresholdsShape })
    .nullable()
    .meta({ wire: 'MeasuredBy' }),
  selfCount: z.int(),
  agentCount: z.int(),
  leftCount: z.int(),
  overLimitCount: z.int(),
  current: Topic.nullable().meta({ wire: 'CurrentTopic' }),
  next: Topic.nullable().meta({ wire: 'NextTopic' }),
  latest: z.array(UnitOwner).meta({ wire: 'LatestRegistrations' }),
  /** Whoever speaks first, then those who wait. */
  speakers: z.array(
    z.object({
      speakerId: Id.meta({ wire: 'SpeakerId' }),
      label,
      ownerName: z.string(),
      agentName: z.string(),
      topicNumber: z.int().nullable().meta({ wire: 'TopicNo' }),
      times: z.int().meta({ wire: 'SpeechNo' }),
      beganAt: Instant.nullable().meta({ wire: 'BeganAtUtc' }),
    }),
  ),
})
export type Dashboard = z.output<typeof Dashboard>

/** An objection, on the spot or in writing (Art. 32 II, 56 of the Civil Code). */
export const Objection = z.object({
  objectionId: Id,
  topicId,
  topicNumber: z.int().meta({ wire: 'TopicNo' }),
  unitId,
  label,
  ownerName: z.string(),
  isOnSpot: z.boolean(),
  words: z.string().meta({ wire: 'Content' }),
  at: Instant.meta({ wire: 'CreateAtUtc' }),
  receivedOn: Day.meta({ wire: 'ReceivedDate' }),
  by: z.string().meta({ wire: 'CreateBy' }),
})
/** How something reached the owner of a unit, with what proves it. */
export const Serving = z.object({
  unitId,
  label,
  ownerName: z.string(),
  channel: z.enum(channels).nullable(),
  servedOn: Day.nullable().meta({ wire: 'ServedDate' }),
  evidence: z.string(),
  photoPath: z.string().meta({ wire: 'EvidenceFileUrl' }),
  by: z.string().meta({ wire: 'CreateBy' }),
})
/** Where what is kept of a meeting is not what its acts come to when they are counted again; numbers as words, '' of none. */
export const Difference = z.object({
  topicNumber: z.int().nullable().meta({ wire: 'TopicNo' }),
  what: z.enum([
    'chain',
    'roll',
    'attendance',
    'thresholds',
    'motion',
    'votes',
    'result',
    'decision',
    'minutes',
  ]),
  option: z.string().meta({ wire: 'OptionName' }),
  recorded: z.string(),
  counted: z.string(),
})
export type Difference = z.output<typeof Difference>
/** An act of the record with its hash. */
export const Entry = z.object({
  number: z.int().meta({ wire: 'No' }),
  act: z.enum(recordActs),
  facts: z.string(),
  at: Instant.meta({ wire: 'AtUtc' }),
  by: z.string().meta({ wire: 'CreateBy' }),
  hash: z.string(),
})
