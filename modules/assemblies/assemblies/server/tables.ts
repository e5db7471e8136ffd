import { bigint, boolean, customType, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { RecordAct } from '../record-acts.ts'
import type { MotionKind, PersonCount, Thresholds } from '#modules/assemblies/tally/contract.ts'
import type { Bylaw } from '../bylaw-shapes.ts'
import type {
  Channel,
  Decision,
  Kind,
  Option,
  Owner,
  Relation,
  Served,
  Snapshot,
  Source,
  StoredResult,
  Status,
  VoteWay,
} from '../shapes.ts'
import type { Notice } from './notice.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const day = (name: string) => date(name, { mode: 'string' })

export const assemblyTable = pgTable('assembly', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  session: text('session').notNull(),
  kind: text('kind').$type<Kind>().notNull(),
  parentId: uuid('parent_id'),
  meetingAt: instant('meeting_at').notNull(),
  place: text('place').notNull(),
  convenerName: text('convener_name').notNull(),
  chairName: text('chair_name').notNull(),
  recorderName: text('recorder_name').notNull(),
  noticeDay: day('notice_day'),
  isPosted: boolean('is_posted').notNull().default(false),
  personCount: text('person_count').$type<PersonCount>().notNull(),
  bylaws: jsonb('bylaws').$type<Bylaw[]>().notNull(),
  note: text('note').notNull().default(''),
  speechMinutes: integer('speech_minutes').notNull().default(3),
  status: text('status').$type<Status>().notNull().default('draft'),
  publishedAt: instant('published_at'),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
  cancelledAt: instant('cancelled_at'),
  cancelReason: text('cancel_reason').notNull().default(''),
  remindedFor: day('reminded_for'),
  outcomeRemindedFor: day('outcome_reminded_for'),
  outcomePostedOn: day('outcome_posted_on'),
  minutesPostedOn: day('minutes_posted_on'),
  quorumWaitMinutes: integer('quorum_wait_minutes').notNull().default(30),
  notice: jsonb('notice').$type<Notice>(),
  deletedAt: instant('deleted_at'),
  chainNumber: integer('chain_number').notNull().default(0),
  chainHash: text('chain_hash').notNull().default(''),
  rowVersion: integer('row_version').notNull().default(1),
})

export const unitTable = pgTable('assembly_unit', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  assemblyId: uuid('assembly_id').notNull(),
  householdId: uuid('household_id'),
  label: text('label').notNull(),
  owners: jsonb('owners').$type<Owner[]>().notNull(),
  ownerKey: text('owner_key').notNull(),
  representative: text('representative').notNull().default(''),
  area: integer('area').notNull(),
  cardNumber: integer('card_number').notNull(),
  cardHash: text('card_hash').notNull(),
  cardSealed: bytea('card_sealed'),
  position: integer('position').notNull(),
})

export const presenceTable = pgTable('assembly_presence', {
  communityId: communityId(),
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
  id: uuid('id').notNull(),
  assemblyId: uuid('assembly_id').notNull(),
  unitId: uuid('unit_id').notNull(),
  attendeeName: text('attendee_name').notNull().default(''),
  agentKey: text('agent_key'),
  agentName: text('agent_name').notNull().default(''),
  agentRelation: text('agent_relation').$type<Relation>(),
  agentUnitId: uuid('agent_unit_id'),
  proxyPath: text('proxy_path').notNull().default(''),
  hasOriginal: boolean('has_original').notNull().default(false),
  signaturePath: text('signature_path').notNull().default(''),
  desk: text('desk').notNull().default(''),
  registeredAt: instant('registered_at').notNull(),
  registeredByName: text('registered_by_name').notNull(),
  leftAt: instant('left_at'),
  cancelledAt: instant('cancelled_at'),
  cancelReason: text('cancel_reason').notNull().default(''),
})

export const topicTable = pgTable('assembly_topic', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  assemblyId: uuid('assembly_id').notNull(),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  kind: text('kind').$type<MotionKind>().notNull(),
  voteWay: text('vote_way').$type<VoteWay>().notNull(),
  thresholds: jsonb('thresholds').$type<Thresholds>(),
  options: jsonb('options').$type<Option[]>().notNull(),
  seats: jsonb('seats').$type<{ group: string; seats: number }[]>().notNull(),
  alternates: integer('alternates').notNull().default(0),
  mostChoices: integer('most_choices').notNull().default(1),
  countsBy: text('counts_by').$type<'heads' | 'area'>().notNull().default('heads'),
  isPlurality: boolean('is_plurality').notNull().default(false),
  isExtempore: boolean('is_extempore').notNull().default(false),
  copiedFromId: uuid('copied_from'),
  /** Taken up again (Art. 32): the first meeting's notice said the very motion that was put to it. */
  isAsNoticed: boolean('is_as_noticed').notNull().default(true),
  noticed: jsonb('noticed').$type<{ title: string; description: string; kind: MotionKind }>(),
  status: text('status').$type<'waiting' | 'voting' | 'closed'>().notNull().default('waiting'),
  round: integer('round').notNull().default(0),
  startedAt: instant('started_at'),
  closedAt: instant('closed_at'),
  closesAt: instant('closes_at'),
  snapshot: jsonb('snapshot').$type<Snapshot>(),
  result: jsonb('result').$type<StoredResult>(),
  lots: jsonb('lots').$type<string[]>().notNull().default([]),
  lotsWitness: text('lots_witness').notNull().default(''),
  decision: text('decision').$type<Decision>(),
  decisionText: text('decision_text').notNull().default(''),
  decisionReason: text('decision_reason').notNull().default(''),
  decidedAt: instant('decided_at'),
  decidedByName: text('decided_by_name').notNull().default(''),
  rowVersion: integer('row_version').notNull().default(1),
})

export const weightTable = pgTable('assembly_weight', {
  communityId: communityId(),
  topicId: uuid('topic_id').notNull(),
  unitId: uuid('unit_id').notNull(),
  agentKey: text('agent_key'),
  heads: integer('heads').notNull(),
  fifths: bigint('fifths', { mode: 'number' }).notNull(),
  isOverLimit: boolean('is_over_limit').notNull(),
})

export const voteTable = pgTable('assembly_vote', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  topicId: uuid('topic_id').notNull(),
  unitId: uuid('unit_id').notNull(),
  choices: text('choices').array().notNull(),
  source: text('source').$type<Source>().notNull(),
  castAt: instant('cast_at').notNull(),
  castByName: text('cast_by_name').notNull(),
  castBy: uuid('cast_by'),
  confirmedByName: text('confirmed_by_name').notNull().default(''),
  isCounted: boolean('is_counted').notNull(),
  voidAt: instant('void_at'),
})

/** What was counted by hand: an option's totals, or those of `abstained` and `invalid`; areas in 0.01 m². */
export interface Total {
  optionId: string
  heads: number
  area: number
}
export const countTable = pgTable('assembly_count', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  topicId: uuid('topic_id').notNull(),
  totals: jsonb('totals').$type<Total[]>().notNull(),
  countedAt: instant('counted_at').notNull(),
  countedBy: uuid('counted_by').notNull(),
  countedByName: text('counted_by_name').notNull(),
  voidAt: instant('void_at'),
})

export const objectionTable = pgTable('assembly_objection', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  assemblyId: uuid('assembly_id').notNull(),
  topicId: uuid('topic_id').notNull(),
  unitId: uuid('unit_id').notNull(),
  isOnSpot: boolean('is_on_spot').notNull(),
  words: text('words').notNull(),
  at: instant('at').notNull(),
  receivedOn: day('received_on').notNull(),
  byName: text('by_name').notNull(),
  voidAt: instant('void_at'),
})

export const servingTable = pgTable('assembly_serving', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  assemblyId: uuid('assembly_id').notNull(),
  unitId: uuid('unit_id').notNull(),
  what: text('what').$type<Served>().notNull(),
  channel: text('channel').$type<Channel>().notNull(),
  servedOn: day('served_on').notNull(),
  evidence: text('evidence').notNull(),
  photoPath: text('photo_path').notNull().default(''),
  at: instant('at').notNull(),
  byName: text('by_name').notNull(),
})

/** Minutes as they were fixed: a version each, never changed. */
export const minutesTable = pgTable('assembly_minutes', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  assemblyId: uuid('assembly_id').notNull(),
  version: integer('version').notNull(),
  chairName: text('chair_name').notNull(),
  recorderName: text('recorder_name').notNull(),
  correction: text('correction').notNull().default(''),
  reason: text('reason').notNull().default(''),
  content: bytea('content').notNull(),
  digest: text('digest').notNull(),
  at: instant('at').notNull(),
  byName: text('by_name').notNull(),
})

export const speakerTable = pgTable('assembly_speaker', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  assemblyId: uuid('assembly_id').notNull(),
  topicId: uuid('topic_id'),
  unitId: uuid('unit_id').notNull(),
  askedAt: instant('asked_at').notNull(),
  beganAt: instant('began_at'),
  endedAt: instant('ended_at'),
})

export const entryTable = pgTable('assembly_entry', {
  communityId: communityId(),
  assemblyId: uuid('assembly_id').notNull(),
  number: integer('number').notNull(),
  act: text('act').$type<RecordAct>().notNull(),
  facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
  at: instant('at').notNull(),
  byName: text('by_name').notNull(),
  hash: text('hash').notNull(),
})

export type AssemblyRecord = typeof assemblyTable.$inferSelect
export type UnitRecord = typeof unitTable.$inferSelect
export type PresenceRecord = typeof presenceTable.$inferSelect
export type TopicRecord = typeof topicTable.$inferSelect
