import { z } from 'zod'
import { Id, Instant, RowVersion } from '#platform/contract/fields.ts'
import { Device } from '#modules/doors/intercom-sentries/contract.ts'
import { hearings, legKinds } from './chain.ts'
import { forwardKinds } from './forward-number.ts'

export const ownLegs = ['indoor', 'app', 'forward'] as const
export type OwnLeg = (typeof ownLegs)[number]

export const Leg = z.object({
  kind: z.enum(legKinds).meta({ wire: 'Leg' }),
  state: z.enum(['ready', 'deaf', 'none']).meta({ wire: 'LegState' }),
  devices: z.int().meta({ wire: 'DeviceCount' }),
  reachable: z.int(),
  seconds: z.int(),
})

/** A household of the intercom, with how its chain stands now. */
export const Tablet = z.object({
  householdId: Id.meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  building: z.string().meta({ wire: 'Tag' }),
  names: z.array(z.string()),
  dialCode: z.string(),
  forwardKind: z.enum(forwardKinds).nullable().meta({ wire: 'CallForwardingType' }),
  /** Whole for those who edit, else its last three digits. */
  forwardNumber: z.string().meta({ wire: 'CallForwardingNumber' }),
  forwardedAt: Instant.nullable(),
  order: z.array(z.enum(ownLegs)).meta({ wire: 'ChainOrder' }),
  legs: z.array(Leg),
  hearing: z.enum(hearings),
  rowVersion: RowVersion,
})
export type Tablet = z.output<typeof Tablet>

/** A household, and whether the intercom is opened for it. */
export const Authorized = z.object({
  householdId: Id.meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  building: z.string().meta({ wire: 'Tag' }),
  isAuthorized: z.boolean(),
  openedAt: Instant.nullable(),
  openedBy: z.string(),
})
export type Authorized = z.output<typeof Authorized>

/** A device of a household, as the first form of its list has it. */
export const PlainDevice = Device.pick({ deviceId: true, kind: true, name: true, addedAt: true })

/** What is wrong with a cell of a workbook of numbers. */
export const faultKinds = [
  'headMissing',
  'noRows',
  'formula',
  'labelUnknown',
  'labelTwice',
  'notOpened',
  'kindUnknown',
  'numberMissing',
  ...forwardKinds,
  'service',
] as const
export const Fault = z.object({
  kind: z.enum(faultKinds).meta({ wire: 'FaultKind' }),
  cell: z.string(),
  value: z.string(),
})
export type Fault = z.output<typeof Fault>
export const NumberImport = z.object({
  isWritten: z.boolean(),
  setCount: z.int(),
  removedCount: z.int(),
  sameCount: z.int(),
  /** The first 200. */
  faults: z.array(Fault),
  faultCount: z.int(),
})
export type NumberImport = z.output<typeof NumberImport>
