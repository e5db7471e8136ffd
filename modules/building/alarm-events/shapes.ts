import { z } from 'zod'
import { Id, Instant, line, paragraphs, RowVersion } from '#platform/contract/fields.ts'
import { historyLine } from '#platform/contract/history.ts'
import {
  category,
  householdId,
  label,
  level,
  meaning,
  name,
  place,
  pointId,
} from '#modules/building/alarm-points/contract.ts'

/** What people did about it (R220). */
export const states = ['unprocessed', 'processing', 'processed'] as const
export type State = (typeof states)[number]
/** It is abnormal, or it fell silent. */
export const kinds = ['abnormal', 'lost'] as const
export type Kind = (typeof kinds)[number]
export const acts = [
  'raised',
  'acknowledged',
  'reported',
  'processed',
  'reopened',
  'rose',
  'maintained',
  'maintenanceOver',
  'drilled',
  'unanswered',
  'nobodyToCall',
  'begunAgain',
  'cleared',
  'begunInMaintenance',
  'callsPaused',
] as const
export type Act = (typeof acts)[number]

export const eventId = Id
const createdAt = Instant.meta({ wire: 'CreatedTime' })

/** An alarm as cards and pushes have it (R205). */
const shown = {
  eventId,
  level,
  place,
  createdAt,
  state: z.enum(states),
  kind: z.enum(kinds),
  /** Null while its condition lasts. */
  clearedAt: Instant.nullable(),
  /** It was raised on purpose, to see who comes. */
  isDrill: z.boolean(),
  /** It was raised by a test: nothing is wrong, and it calls nobody. A drill is one that does. */
  isTest: z.boolean().default(false),
  /** Somebody works on its point: it rings nowhere. */
  inMaintenance: z.boolean(),
}
/** One of the building's own. */
export const PublicAlert = z.object({ ...shown, meaning })
export type PublicAlert = z.output<typeof PublicAlert>
/** A household's. */
export const PrivateAlert = z.object({ ...shown, name, householdId, label })
export type PrivateAlert = z.output<typeof PrivateAlert>

export const report = {
  cause: line(30),
  action: paragraphs(200),
  photoPaths: z.array(line(200)).max(6).meta({ wire: 'PhotoUrls' }),
}

export const AlarmEvent = z.object({
  ...shown,
  pointId,
  name,
  meaning,
  category,
  isPrivate: z.boolean(),
  householdId,
  label,
  assetCode: z.string(),
  isQuiet: z.boolean(),
  /** When it is a level higher, if it lasts until then. */
  risesAt: Instant.nullable(),
  raisedAt: Instant,
  lastAt: Instant,
  times: z.int(),
  /** How often it was over and began again, and the first time; `times` counts signals. */
  begun: z.int(),
  value: z.string(),
  unit: z.string(),
  acknowledgedAt: Instant.nullable(),
  acknowledgedBy: z.string(),
  processedAt: Instant.nullable(),
  processedBy: z.string(),
  rowVersion: RowVersion,
})
export type AlarmEvent = z.output<typeof AlarmEvent>

/** Who was told of an alarm, when, by what, and what became of it. */
export const Telling = z.object({
  toldId: Id,
  at: Instant,
  round: z.int(),
  step: z.int(),
  name: z.string(),
  way: z.enum(['push', 'sms', 'mail', 'voice']),
  masked: z.string(),
  state: z.enum(['sending', 'sent', 'failed']),
  fault: z.string(),
  settledAt: Instant.nullable(),
})
export type Telling = z.output<typeof Telling>

export const AlarmDetail = AlarmEvent.extend({
  ...report,
  /** When it comes back if its condition lasts; null: not so. */
  reopensAt: Instant.nullable(),
  told: z.array(Telling),
  timeline: z.array(z.object({ ...historyLine, what: z.enum(acts) })),
})
export type AlarmDetail = z.output<typeof AlarmDetail>
