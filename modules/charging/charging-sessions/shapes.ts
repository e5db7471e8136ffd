import { z } from 'zod'
import { Id, Instant, RowVersion } from '#platform/contract/fields.ts'

/** Why a session waits for somebody: none of them is ever charged for by itself. */
export const reviewReasons = [
  'reset',
  'below',
  'noTag',
  'unknownTag',
  'long',
  'much',
  'stopTwice',
  'zombie',
  'noStart',
  'late',
] as const
export type ReviewReason = (typeof reviewReasons)[number]
/** none: nothing was odd; needed: nothing is charged for until somebody decided. */
export const reviews = ['none', 'needed', 'settled'] as const
export type Review = (typeof reviews)[number]
/** readings: one after the other, added up; typed: what somebody wrote; free: nothing. */
export const settlements = ['readings', 'typed', 'free'] as const
export type Settlement = (typeof settlements)[number]

/** The hours and the Wh of a session beyond which somebody looks at it. */
export const longest = 24 * 3_600_000
export const most = 150_000
/** Milliseconds after which a start that is said only then may be a slow clock's. */
export const latest = 7 * 86_400_000

/** A car at a connector, from its beginning to its end. */
export const Session = z.object({
  sessionId: Id,
  stationId: Id,
  connectorId: Id,
  /** The word of the house for the station, and where the bay is. */
  code: z.string(),
  floor: z.string(),
  bay: z.string(),
  householdId: Id.nullable(),
  householdLabel: z.string(),
  residentNames: z.array(z.string()),
  idTag: z.string(),
  startedAt: Instant,
  /** Null: it goes on. */
  endedAt: Instant.nullable(),
  /** Wh by the station: what it said at the end less what it said at the beginning; null: it goes on or never said. */
  reportedWh: z.int().nullable(),
  /** Wh by the readings one after the other; of one that goes on until now. */
  energyWh: z.int(),
  /** Wh that are charged for; null: not yet. */
  settledWh: z.int().nullable(),
  /** Whole NT$ by the rates in force; null: it waits for somebody, or no rates held. */
  amount: z.int().nullable(),
  settledBy: z.enum(['', ...settlements]),
  settleReason: z.string(),
  settledAt: Instant.nullable(),
  settledByName: z.string(),
  stopReason: z.string(),
  fullSince: Instant.nullable(),
  review: z.enum(reviews),
  reviewReasons: z.array(z.enum(reviewReasons)),
  rowVersion: RowVersion,
})
export type Session = z.output<typeof Session>

/** What the meter said at a time. */
export const Sample = z.object({
  at: Instant,
  /** Wh of the register, and since the beginning of the session. */
  registerWh: z.int(),
  countedWh: z.int(),
  powerW: z.int().nullable(),
})
export type Sample = z.output<typeof Sample>
