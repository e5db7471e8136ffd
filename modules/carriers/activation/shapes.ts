import { z } from 'zod'
import { cardFormats } from '#platform/contract/card-uid.ts'
import { Id, Instant, RowVersion } from '#platform/contract/fields.ts'

/** A card works, is lost (掛失), or was taken out of use by the desk (停用). */
export const cardStates = ['active', 'lost', 'disabled'] as const
export type CardState = (typeof cardStates)[number]

/** How the code of a card was written by its reader; '' when nobody knows. */
export const readerFormats = [...cardFormats, ''] as const
export type ReaderFormat = (typeof readerFormats)[number]

export const householdId = Id.meta({ wire: 'TabletId' })
const label = z.string().meta({ wire: 'TabletNote' })
const cardCode = z.string().meta({ wire: 'CarrierCode' })
const residentId = Id.nullable()

/** A card as a look-up shows it. */
export const Card = z.object({
  id: Id,
  cardCode,
  state: z.enum(cardStates),
  isDisabled: z.boolean(),
})
export type Card = z.output<typeof Card>

/** A household that has a card already; names are masked. */
export const OtherHousehold = z.object({ householdId, label, names: z.array(z.string()) })
export type OtherHousehold = z.output<typeof OtherHousehold>
export const otherHouseholds = z.array(OtherHousehold)

/** What to do with a card that other households have: refuse and say which, add this one, or move it here (R354). */
export const onOther = z.enum(['ask', 'add', 'move']).default('ask')

/** R343–R346; a card that cannot be bound is a problem whose Data.Status is `fail`. */
export const cardBindStatuses = ['success', 'repeat', 'restart', 'fail'] as const
/** R347–R349; likewise. */
export const phoneBindStatuses = ['success', 'update_success', 'com_tablet_device_repeat'] as const

export const CardBinding = z.object({
  status: z.enum(cardBindStatuses).meta({ orWire: 'status' }),
  cardId: Id,
  cardCode,
  /** The other households that have the card as well. */
  others: otherHouseholds,
  /** The households that it was taken from by a move. */
  movedFrom: otherHouseholds,
})
export type CardBinding = z.output<typeof CardBinding>

/** One code of several that were read in a row; why not, when it was not bound. */
export const BatchBinding = z.object({
  cardCode,
  status: z.enum(cardBindStatuses),
  /** 0 and '' when it was bound. */
  code: z.int(),
  description: z.string(),
  /** Of a card that other households have. */
  others: otherHouseholds,
})
export type BatchBinding = z.output<typeof BatchBinding>

export const PhoneBinding = z.object({
  status: z.enum(phoneBindStatuses).meta({ orWire: 'status' }),
  phoneId: Id.meta({ wire: 'DeviceId' }),
  /** The label of the household that the phone was moved from; '' when it was bound to none. */
  movedFrom: z.string(),
})
export type PhoneBinding = z.output<typeof PhoneBinding>

/** How activated a household is. */
export const Activation = z.object({
  householdId,
  label,
  building: z.string().meta({ wire: 'Tag' }),
  isVirtual: z.boolean(),
  names: z.array(z.string()),
  /** Cards that work. */
  cardCount: z.int(),
  lostCount: z.int(),
  disabledCount: z.int(),
  phoneCount: z.int(),
  /** Serial numbers that wait for a phone. */
  serialCount: z.int(),
})
export type Activation = z.output<typeof Activation>

/** Of the households that the list's other filters let through. `none`: real ones without a working card or a phone. */
export const ActivationSummary = z.object({
  all: z.int(),
  activated: z.int(),
  none: z.int(),
  lost: z.int(),
  serial: z.int(),
})
export type ActivationSummary = z.output<typeof ActivationSummary>

export const activationViews = ['all', 'activated', 'none', 'lost', 'serial'] as const

export const HouseholdCard = z.object({
  cardId: Id,
  cardCode,
  readerFormat: z.enum(readerFormats),
  state: z.enum(cardStates),
  /** Since when it is lost or disabled; null while it works. */
  stateSince: Instant.nullable(),
  residentId,
  residentName: z.string(),
  boundAt: Instant,
  boundBy: z.string(),
  /** Labels of the other households that have it as well. */
  otherLabels: z.array(z.string()),
  /** What a change names, so that it never overwrites what another desk did meanwhile. */
  rowVersion: RowVersion,
})
export type HouseholdCard = z.output<typeof HouseholdCard>

export const HouseholdPhone = z.object({
  phoneId: Id.meta({ wire: 'DeviceId' }),
  /** The last four characters: the whole barcode opens hand-overs. */
  serialEnd: z.string(),
  way: z.enum(['barcode', 'serial']),
  residentId,
  residentName: z.string(),
  boundAt: Instant,
  boundBy: z.string(),
  rowVersion: RowVersion,
})
export type HouseholdPhone = z.output<typeof HouseholdPhone>

export const OpenSerial = z.object({
  serialId: Id,
  /** The last two characters; the rest is kept only as a digest. */
  ending: z.string(),
  residentId,
  residentName: z.string(),
  issuedAt: Instant,
  issuedBy: z.string(),
  expiresAt: Instant,
})
export type OpenSerial = z.output<typeof OpenSerial>

export const changeKinds = [
  'cardBound',
  'cardUnbound',
  'cardLost',
  'cardDisabled',
  'cardEnabled',
  'cardHolder',
  'phoneBound',
  'phoneUnbound',
  'phoneHolder',
  'serialIssued',
  'serialUsed',
  'serialRevoked',
  'serialReplaced',
] as const

export const CarrierChange = z.object({
  what: z.enum(changeKinds),
  at: Instant,
  by: z.string(),
  /** The card's code, the end of a phone's barcode, or of a serial number. */
  subject: z.string(),
  residentName: z.string(),
  /** Of a move: the household at its other end. */
  otherLabel: z.string(),
  reason: z.string(),
})
export type CarrierChange = z.output<typeof CarrierChange>

export const HouseholdActivation = z.object({
  householdId,
  label,
  isVirtual: z.boolean(),
  residents: z.array(z.object({ residentId: Id, name: z.string() })),
  cards: z.array(HouseholdCard).meta({ wire: 'Carriers' }),
  phones: z.array(HouseholdPhone).meta({ wire: 'Devices' }),
  serials: z.array(OpenSerial),
  changes: z.array(CarrierChange),
})
export type HouseholdActivation = z.output<typeof HouseholdActivation>
