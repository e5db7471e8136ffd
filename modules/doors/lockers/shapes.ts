import { z } from 'zod'
import { Id, Instant, line, words } from '#platform/contract/fields.ts'

/** From small to extra (R399). */
export const sizes = ['S', 'M', 'L', 'XL'] as const
export const Size = z.enum(sizes)
export type Size = z.output<typeof Size>

/** What can be of a cubby (R398). */
export const cubbyStatuses = ['used', 'unused', 'disabled'] as const
export type CubbyStatus = (typeof cubbyStatuses)[number]

export const stayStates = [
  'applied',
  'dropping',
  'unsure',
  'stowed',
  'pickedUp',
  'cancelled',
  'rejected',
  'adminRemoved',
  'receivedAtOffice',
] as const
export type StayState = (typeof stayStates)[number]

/** The steps of a locker's schedule (R397), and what happens around them. */
export const steps = [
  'residentApplied',
  'completedStow',
  'cancelled',
  'pickedUp',
  'adminRemoved',
  'receivedAtOffice',
  'rejected',
  'adminOpened',
  'dropBegun',
  'dropInterrupted',
  'codeRenewed',
  'reminded',
  'doorLeftOpen',
] as const
export type StepKind = (typeof steps)[number]

export type CommandWhy = 'drop' | 'stow' | 'takeOut' | 'admin'

export const label = z.string().meta({ wire: 'TabletNote' })
export const cubbyName = z.string()

/** What lies in a cubby, or is on its way into one: the desk's own package beside it. */
export const Stay = z.object({
  stayId: Id,
  source: z.enum(['household', 'courier']),
  state: z.enum(stayStates),
  packageId: Id.nullable().meta({ wire: 'PdId' }),
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
  householdId: Id.meta({ wire: 'TabletId' }),
  label,
  recipientName: z.string().meta({ wire: 'Name' }),
  kindName: z.string().meta({ wire: 'PostalTypeName' }),
  courierName: z.string(),
  /** The barcode of the courier (R399). */
  trackingNumber: z.string().meta({ wire: 'TransportCode' }),
  applicant: z.string(),
  note: z.string(),
  size: Size,
  cubbyId: Id.nullable(),
  cubbyName,
  askedAt: Instant,
  stowedAt: Instant.nullable(),
  holdUntil: Instant.nullable(),
  remindCount: z.int(),
  hasPhoto: z.boolean(),
  isOverdue: z.boolean(),
  reason: z.string(),
})
export type Stay = z.output<typeof Stay>

export const Cubby = z.object({
  cubbyId: Id,
  name: cubbyName,
  status: z.enum(cubbyStatuses),
  size: Size,
  columnNo: z.int(),
  rowNo: z.int(),
  /** Why it is out of use. */
  note: z.string(),
  doorOpenSince: Instant.nullable(),
  stay: Stay.nullable(),
})
export type Cubby = z.output<typeof Cubby>

const isSafeUrl = (text: string) => text.startsWith('https://') && URL.canParse(text)

export const cabinetFields = {
  name: words(20),
  place: line(20),
  supplierName: line(40),
  supplierPhone: line(30),
  model: line(40),
  holdHours: z.int().min(12).max(336),
  /** Where the supplier shows how the cabinet is used; '' for nowhere. */
  tutorialUrl: line(200)
    .refine((text) => text === '' || isSafeUrl(text), { error: '教學網址請以 https:// 開頭' })
    .default(''),
}

export const Cabinet = z.object({
  cabinetId: Id,
  ...cabinetFields,
  deviceKey: z.string().meta({ wire: 'DeviceName' }),
  /** Where couriers are led by the code on the cabinet. */
  dropUrl: z.string(),
  isConnected: z.boolean(),
  heardAt: Instant.nullable(),
  firmware: z.string(),
  rowVersion: z.int(),
  cubbies: z.array(Cubby),
})
export type Cabinet = z.output<typeof Cabinet>

export const Step = z.object({
  stepId: Id,
  stayId: Id.nullable(),
  step: z.enum(steps),
  at: Instant,
  by: z.string(),
  reason: z.string(),
  cubbyName,
  label,
  hasPhoto: z.boolean(),
})
export type Step = z.output<typeof Step>
