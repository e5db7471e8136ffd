import { z } from 'zod'
import { Id, Instant, RowVersion } from '#platform/contract/fields.ts'

/** What a station can say of a connector, in the words of the house (R402). */
export const reportedStates = [
  'idle',
  'preparing',
  'charging',
  'stopped',
  'unavailable',
  'error',
  'emergencyStop',
] as const
export type ReportedState = (typeof reportedStates)[number]
/** What a connector is (R402): offline is said by nobody, it is a station that fell silent. */
export const connectorStates = [...reportedStates, 'offline'] as const
export type ConnectorState = (typeof connectorStates)[number]

/** The phase that a connector is wired to; RST: all three. */
export const phases = ['R', 'S', 'T', 'RST'] as const
export type Phases = (typeof phases)[number]

export const commandKinds = [
  'start',
  'stop',
  'unlock',
  'reset',
  'availability',
  'trigger',
  'localList',
  'getConfiguration',
  'setConfiguration',
  'setProfile',
  'clearProfile',
] as const
export type CommandKind = (typeof commandKinds)[number]
/** waiting: the station was not told yet; refused: it said no; failed: it did not answer. */
export const commandStates = ['waiting', 'sent', 'done', 'refused', 'failed'] as const
export type CommandState = (typeof commandStates)[number]

/** The silence, in milliseconds, after which a station is offline: two heartbeats and 30 seconds. */
export const silenceOf = (heartbeatSeconds: number) => (2 * heartbeatSeconds + 30) * 1000

/** A place where a car is charged, with what its station said last and how it stands now. */
export const Connector = z.object({
  connectorId: Id,
  stationId: Id,
  /** The word of the house for the station: EV-B1-04. */
  code: z.string(),
  connectorNo: z.int(),
  floor: z.string(),
  bay: z.string(),
  position: z.int(),
  phases: z.enum(phases),
  minAmperes: z.int(),
  maxAmperes: z.int(),
  isPrivate: z.boolean(),
  householdIds: z.array(Id),
  /** Their labels, in the same order. */
  householdLabels: z.array(z.string()),
  note: z.string(),
  state: z.enum(connectorStates),
  /** What it said before it fell silent; the state itself where it did not. */
  lastState: z.enum(reportedStates),
  reported: z.string(),
  errorCode: z.string(),
  errorInfo: z.string(),
  /** Since when the state holds; of a station that was never heard since it was added. */
  since: Instant,
  /** W; null: it did not say. */
  powerW: z.int().nullable(),
  measuredAt: Instant.nullable(),
})
export type Connector = z.output<typeof Connector>

/** A station, as who set it up knows it. */
export const Station = z.object({
  stationId: Id,
  code: z.string(),
  ocppIdentity: z.string(),
  protocol: z.string(),
  vendor: z.string(),
  model: z.string(),
  serial: z.string(),
  firmware: z.string(),
  heartbeatSeconds: z.int(),
  bootedAt: Instant.nullable(),
  heardAt: Instant.nullable(),
  notice: z.string(),
  noticeAt: Instant.nullable(),
  rowVersion: RowVersion,
})
export type Station = z.output<typeof Station>

/** What a driver shows to a station. */
export const Tag = z.object({
  tagId: Id,
  idTag: z.string(),
  householdId: Id,
  householdLabel: z.string(),
  note: z.string(),
  expiresAt: Instant.nullable(),
  addedAt: Instant,
})
export type Tag = z.output<typeof Tag>

/** Something that a station was told to do. */
export const Command = z.object({
  commandId: Id,
  stationId: Id,
  connectorId: Id.nullable(),
  kind: z.enum(commandKinds),
  reason: z.string(),
  state: z.enum(commandStates),
  answer: z.string(),
  askedAt: Instant,
  askedByName: z.string(),
  endedAt: Instant.nullable(),
})
export type Command = z.output<typeof Command>
