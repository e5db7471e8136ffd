import { z } from 'zod'
import { Id, Instant, RowVersion } from '#platform/contract/fields.ts'

/** How many devices a sentry has at most (R423), and a household. */
export const mostDevices = 5
/** How long the name of a sentry may be (R424). */
export const longestName = 20

export const sentryKinds = ['tablet', 'hardware'] as const
export type SentryKind = (typeof sentryKinds)[number]
/** door: of a sentry; indoor: on the wall of a household; app: a phone or tablet of its people. */
export const deviceKinds = ['door', 'indoor', 'app'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** A device, as it stands now. */
export const Device = z.object({
  deviceId: Id,
  sentryId: Id.nullable(),
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  kind: z.enum(deviceKinds).meta({ wire: 'DeviceKind' }),
  name: z.string().meta({ wire: 'DeviceName' }),
  model: z.string(),
  /** The name of its account at the exchange. */
  sipName: z.string(),
  registeredAt: Instant.nullable(),
  /** Whether it registered lately enough to ring. */
  isReachable: z.boolean(),
  addedAt: Instant,
})
export type Device = z.output<typeof Device>

/** A door unit or guard post (R422). */
export const Sentry = z.object({
  sentryId: Id,
  name: z.string().meta({ wire: 'SentryName' }),
  kind: z.enum(sentryKinds).meta({ wire: 'SentryKind' }),
  /** The end of its serial number; the whole is shown when it is made. */
  serialNumber: z.string(),
  serialRenewedAt: Instant,
  openDigits: z.string(),
  /** Rings for whoever calls the community back, and last for every household. */
  callsBack: z.boolean().meta({ wire: 'IsCommunityMainCallBack' }),
  allowsAll: z.boolean(),
  /** How many households are on its list, where it may not call all. */
  allowedCount: z.int(),
  rowVersion: RowVersion,
  devices: z.array(Device),
})
export type Sentry = z.output<typeof Sentry>
