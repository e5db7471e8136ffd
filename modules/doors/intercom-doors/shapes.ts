import { z } from 'zod'
import { Id, Instant, RowVersion } from '#platform/contract/fields.ts'

/** How long the name of a door may be. */
export const longestName = 20

/** How a door stands, as its sensor says. */
export const leaves = ['unknown', 'open', 'closed'] as const
export type Leaf = (typeof leaves)[number]

/** What a door controller tells of (docs/devices.md). */
export const eventKinds = ['unlocked', 'refused', 'failed', 'opened', 'closed', 'forced', 'heldOpen'] as const
export type EventKind = (typeof eventKinds)[number]

export type OrderState = 'waiting' | 'sent' | 'opened' | 'refused' | 'failed'
/** What became of an order to open; silent: nothing was heard until its time was over. */
export const outcomes = ['waiting', 'opened', 'refused', 'failed', 'silent'] as const
export type Outcome = (typeof outcomes)[number]

/** A door controller, as it stands now. */
export const Door = z.object({
  doorId: Id,
  sentryId: Id,
  name: z.string().meta({ wire: 'DoorName' }),
  deviceKey: z.string().meta({ wire: 'DeviceName' }),
  /** Minutes after which it is an alarm that it stands open. */
  openMinutes: z.int(),
  isConnected: z.boolean(),
  heardAt: Instant.nullable(),
  firmware: z.string(),
  leaf: z.enum(leaves),
  openSince: Instant.nullable(),
  /** Somebody broke it open, and it was not closed since. */
  forcedAt: Instant.nullable(),
  rowVersion: RowVersion,
})
export type Door = z.output<typeof Door>

/** What became of an order to open. */
export const DoorOrder = z.object({
  orderId: Id,
  outcome: z.enum(outcomes),
  /** What the device said of it. */
  answer: z.string(),
})
export type DoorOrder = z.output<typeof DoorOrder>

/** A line of a door's past: an order of somebody, or what the device told of. */
export const PastLine = z.object({
  lineId: Id,
  at: Instant,
  kind: z.enum(['ordered', ...eventKinds]).meta({ wire: 'DoorEvent' }),
  by: z.string(),
  reason: z.string(),
  outcome: z.enum(outcomes).nullable(),
})
export type PastLine = z.output<typeof PastLine>
