import { z } from 'zod'
import { Day, Id, Instant, line, paragraphs, RowVersion, verbatim, words } from '#platform/contract/fields.ts'
import { motionKinds } from '#modules/assemblies/tally/contract.ts'
import { BylawsShape, ThresholdsShape } from './bylaw-shapes.ts'

export const assemblyId = Id.meta({ wire: 'AssemblyId' })
export const topicId = Id.meta({ wire: 'TopicId' })
export const unitId = Id.meta({ wire: 'UnitOwnerId' })
export const label = words(40).meta({ wire: 'TabletNote' })
export const rowVersion = RowVersion
export const reason = words(100)

export const kinds = ['regular', 'temporary', 'first', 'reconvened'] as const
export const statuses = ['draft', 'published', 'running', 'ended', 'cancelled'] as const
export const relations = ['spouse', 'lineal', 'owner', 'tenant'] as const
export const voteWays = ['record', 'sealed', 'notRecord', 'showOfHands'] as const
export const sources = ['card', 'phone', 'paper'] as const
export const decisions = ['carried', 'rejected', 'deferred', 'withdrawn'] as const
export const channels = ['hand', 'registered', 'mail', 'certified'] as const
export type Kind = (typeof kinds)[number]
export type Status = (typeof statuses)[number]
export type Relation = (typeof relations)[number]
export type VoteWay = (typeof voteWays)[number]
export type Source = (typeof sources)[number]
export type Decision = (typeof decisions)[number]
export type Channel = (typeof channels)[number]
/** What is served on owners: the notice, the minutes, and what became of the resolutions of a meeting called again (Art. 30, 32 III, 34). */
export const served = ['notice', 'minutes', 'outcome'] as const
export type Served = (typeof served)[number]
/** What became of a resolution of a meeting called again (Art. 32 II): while owners may object it is open. */
export const outcomes = ['open', 'established', 'fallen'] as const
export type Outcome = (typeof outcomes)[number]

export const assemblyFields = {
  title: words(60),
  session: line(20).default(''),
  kind: z.enum(kinds).meta({ wire: 'Type' }),
  parentId: Id.nullable().default(null).meta({ wire: 'ParentAssemblyId' }),
  meetingAt: Instant.meta({ wire: 'MeetingAtUtc' }),
  place: words(60),
  convenerName: words(40),
  chairName: line(40).default(''),
  recorderName: line(40).default(''),
  noticeDay: Day.nullable().default(null).meta({ wire: 'NoticeDate' }),
  isPosted: z.boolean().default(false),
  personCount: z.enum(['owner', 'unit']).default('owner').meta({ wire: 'PersonCountMode' }),
  bylaws: BylawsShape.default([]),
  note: paragraphs(1000).default(''),
  /** How long each may speak. */
  speechMinutes: z.int().min(1).max(60).default(3),
  /** How long the hall waits for a quorum after the hour of the meeting before it is declared without one. */
  quorumWaitMinutes: z.int().min(0).max(180).default(30),
}
const moment = Instant.nullable()

/** What the law warns of before a meeting: said, and never in the way. */
export const warnings = [
  'noNotice',
  'noticeLate',
  'postedOnly',
  'noElectionNotice',
  'noUnits',
  'noTopics',
  'convenerNotOwner',
  'ownersChanged',
  'bylawsChanged',
] as const

export const AssemblyRow = z.object({
  assemblyId,
  ...assemblyFields,
  status: z.enum(statuses),
  totalUnits: z.int(),
  totalOwners: z.int(),
  /** In 0.01 m². */
  totalArea: z.int(),
  topicCount: z.int(),
  publishedAt: moment.meta({ wire: 'PublishedAtUtc' }),
  startedAt: moment.meta({ wire: 'StartedAtUtc' }),
  endedAt: moment.meta({ wire: 'EndedAtUtc' }),
  cancelReason: z.string(),
  warnings: z.array(z.enum(warnings)),
  noticesServed: z.int(),
  minutesServed: z.int(),
  /** Days by which the law wants something, null where it wants nothing yet. */
  minutesDueOn: Day.nullable().meta({ wire: 'MinutesDueDate' }),
  objectionEndsOn: Day.nullable().meta({ wire: 'ObjectionEnd' }),
  outcomeDueOn: Day.nullable().meta({ wire: 'ResultNoticeDue' }),
  outcomePostedOn: Day.nullable().meta({ wire: 'ResultPostedDate' }),
  minutesPostedOn: Day.nullable().meta({ wire: 'MinutesPostedDate' }),
  /** Of how many resolutions of a meeting called again owners may still object, how many stand, and how many fell. */
  outcomes: z
    .object({ open: z.int(), established: z.int(), fallen: z.int() })
    .nullable()
    .meta({ wire: 'Results' }),
  rowVersion,
})
export type AssemblyRow = z.output<typeof AssemblyRow>

export const OwnerShape = z.object({ name: words(40), code: line(20).default('') })
export type Owner = z.output<typeof OwnerShape>
/** Of a unit, in 0.01 m². */
export const area = z.int().min(1).max(99_999_999).meta({ wire: 'ExclusiveArea' })
export const unitFields = {
  label,
  owners: z.array(OwnerShape).min(1, { error: '至少一位區分所有權人' }).max(30),
  representative: line(40).default('').meta({ wire: 'RepresentativeName' }),
  area,
}

const fifths = z.int().meta({ wire: 'AreaFifths' })
/** Persons, and area in fifths of 0.01 m². */
export const WeightShape = z.object({ heads: z.int(), fifths })
/** What is over a limit (Art. 27): it is registered and does not count. */
export const over = WeightShape.meta({ wire: 'OverLimit' })
export const Registration = z.object({
  type: z.enum(['self', 'agent']),
  /** Which of several co-owners came; '' of a sole owner, and of a proxy. */
  attendeeName: z.string(),
  agentName: z.string(),
  agentRelation: z.enum(relations).nullable(),
  agentUnitId: Id.nullable().meta({ wire: 'AgentUnitOwnerId' }),
  proxyPath: z.string().meta({ wire: 'ProxyFileUrl' }),
  hasOriginal: z.boolean().meta({ wire: 'IsOriginal' }),
  signaturePath: z.string().meta({ wire: 'SignUrl' }),
  desk: z.string(),
  registeredAt: Instant.meta({ wire: 'RegisteredAtUtc' }),
  registeredBy: z.string(),
  leftAt: moment.meta({ wire: 'LeftAtUtc' }),
  heads: z.int(),
  fifths,
  isOverLimit: z.boolean(),
  over,
  /** The motion that is voted on now, in which they do not count: they came after voting began. */
  tooLateFor: z.int().nullable().meta({ wire: 'TooLateForTopicNo' }),
})
export const UnitOwner = z.object({
  unitId,
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  ...unitFields,
  /** Whoever owns several units has one. */
  ownerKey: z.string().meta({ wire: 'OwnerKeyHash' }),
  cardNumber: z.int().meta({ wire: 'CardNo' }),
  registration: Registration.nullable(),
})
export type UnitOwner = z.output<typeof UnitOwner>

/** Somebody who stands at a desk: their own units, and those that they speak for. */
export const PersonCard = z.object({
  name: z.string().meta({ wire: 'OwnerName' }),
  own: z.array(UnitOwner).meta({ wire: 'UnitOwners' }),
  represented: z.array(UnitOwner).meta({ wire: 'RepresentedUnitOwners' }),
})
export type PersonCard = z.output<typeof PersonCard>

export const OptionShape = z.object({
  optionId: verbatim(40).meta({ wire: 'OptionId' }),
  name: words(60),
  group: line(20).default(''),
})
export type Option = z.output<typeof OptionShape>
export const topicFields = {
  title: words(100),
  description: paragraphs(2000).default(''),
  kind: z.enum(motionKinds),
  voteWay: z.enum(voteWays).default('record'),
  thresholds: ThresholdsShape.nullable().default(null),
  /** Candidates of an election; a motion has its three. */
  options: z.array(OptionShape).max(100).default([]),
  seats: z
    .array(z.object({ group: line(20).default(''), seats: z.int().min(1).max(100) }))
    .max(50)
    .default([]),
  alternates: z.int().min(0).max(100).default(0),
  mostChoices: z.int().min(1).max(100).default(1).meta({ wire: 'MaxChoices' }),
  countsBy: z.enum(['heads', 'area']).default('heads'),
  isPlurality: z.boolean().default(false),
}
const Standing = z.object({
  value: z.int(),
  total: z.int(),
  needed: z.int(),
  missing: z.int(),
  /** Hundredths of a percent, cut. */
  percent: z.int(),
  isReached: z.boolean(),
})
/** Persons and area in fifths of 0.01 m². */
export const VerdictShape = z.object({ heads: Standing, area: Standing, isReached: z.boolean() })
/** Persons and area of an answer; null where a secret vote does not say them. */
const CountShape = z.object({ heads: z.int().nullable(), fifths: fifths.nullable() })
export type Count = z.output<typeof CountShape>
const Tested = Standing.extend({
  value: z.int().nullable(),
  missing: z.int().nullable(),
  percent: z.int().nullable(),
})
export const Result = z.object({
  rows: z.array(CountShape.extend({ optionId: z.string(), name: z.string() })),
  abstained: CountShape,
  invalid: CountShape,
  /** Null: ballots of several names were counted as totals, so how many there were is not known. */
  silent: WeightShape.nullable(),
  quorum: VerdictShape,
  approval: z.object({ heads: Tested, area: Tested, isReached: z.boolean() }).nullable(),
  isCarried: z.boolean(),
  /** Fewer than five gave one of the answers of a secret vote: its areas are not published. */
  isReduced: z.boolean(),
  elected: z.array(z.string()),
  alternates: z.array(z.string()),
  ties: z.array(
    z.object({ group: z.string(), ids: z.array(z.string()), places: z.int(), isForSeats: z.boolean() }),
  ),
})
export type Result = z.output<typeof Result>
type Weight = z.output<typeof WeightShape>
/** A result with all its numbers, as it is kept. */
export interface StoredResult
  extends Omit<Result, 'rows' | 'abstained' | 'invalid' | 'approval' | 'isReduced'> {
  rows: (Weight & { optionId: string; name: string })[]
  abstained: Weight
  invalid: Weight
  approval: z.output<typeof VerdictShape> | null
}
export const Snapshot = z.object({
  present: WeightShape,
  whole: WeightShape,
  thresholds: ThresholdsShape,
  personCount: z.enum(['owner', 'unit']),
})
export type Snapshot = z.output<typeof Snapshot>

export const Topic = z.object({
  topicId,
  assemblyId,
  number: z.int().meta({ wire: 'No' }),
  ...topicFields,
  applied: ThresholdsShape.meta({ wire: 'AppliedThresholds' }),
  isExtempore: z.boolean(),
  copiedFromId: Id.nullable().meta({ wire: 'CopiedFromTopicId' }),
  /** What the notice said, where title, words or kind were changed after it. */
  noticed: z
    .object({ title: z.string(), description: z.string(), kind: z.enum(motionKinds) })
    .nullable()
    .meta({ wire: 'AsNoticed' }),
  /** False of a motion that is taken up again but that the first notice said otherwise: the numbers of Art. 32 do not hold for it. */
  isAsNoticed: z.boolean().meta({ wire: 'IsAsFirstNoticed' }),
  status: z.enum(['waiting', 'voting', 'closed']),
  startedAt: moment.meta({ wire: 'StartedAtUtc' }),
  closedAt: moment.meta({ wire: 'ClosedAtUtc' }),
  /** Until when phones may vote, where that was said. */
  closesAt: moment.meta({ wire: 'ClosesAtUtc' }),
  snapshot: Snapshot.nullable().meta({ wire: 'AttendanceSnapshot' }),
  result: Result.nullable(),
  /** A secret vote in Belenios' format: who of the trustees has opened it. */
  sealed: z
    .object({
      uuid: z.string(),
      openedBy: z.array(z.string()).meta({ wire: 'OpenedBy' }),
      needed: z.int(),
      isOpened: z.boolean(),
    })
    .nullable()
    .meta({ wire: 'SealedVote' }),
  lots: z.array(z.string()),
  lotsWitness: z.string().meta({ wire: 'LotsWitness' }),
  decision: z.enum(decisions).nullable(),
  /** Of a resolution of a meeting called again that is over; null of any other. */
  outcome: z.enum(outcomes).nullable().meta({ wire: 'ResolutionState' }),
  decisionText: z.string(),
  decisionReason: z.string(),
  decidedAt: moment.meta({ wire: 'DecidedAtUtc' }),
  decidedBy: z.string(),
  objections: z.int().meta({ wire: 'OnSpotObjectionCount' }),
  rowVersion,
})
export type Topic = z.output<typeof Topic>
