import { z } from 'zod'
import { Day, Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'
import { barePlate } from '#platform/contract/plate.ts'
import { normalTelephone } from '#platform/contract/telephone.ts'

/** What somebody is to the household, by number. */
export const identities = [
  { id: 1, name: '屋主' },
  { id: 2, name: '屋主家屬' },
  { id: 3, name: '承租人' },
  { id: 4, name: '承租人家屬' },
  { id: 5, name: '同住人' },
  { id: 6, name: '幫傭／看護' },
  { id: 7, name: '公司員工' },
  { id: 8, name: '其他' },
] as const
export const renter = 3

/** What somebody drives or rides, by number. Cars and motorcycles have plates. */
export const transportKinds = [
  { id: 1, name: '汽車' },
  { id: 2, name: '機車' },
  { id: 3, name: '自行車' },
  { id: 4, name: '電動自行車／其他' },
] as const

export const householdId = Id.meta({ wire: 'TabletId' })
export const residentId = Id

export const IdentityId = z.int().min(1).max(8)
export const Transport = z
  .object({
    type: z.int().min(1).max(4),
    /** ABC-1234; may be '' for bicycles and the like. */
    plate: line(12),
  })
  .refine(({ type, plate }) => type > 2 || barePlate(plate) !== '', {
    error: '汽車與機車請填車號',
    path: ['plate'],
  })
export type Transport = z.output<typeof Transport>

const telephoneWrong = '請填電話號碼，例如 0912-345-678 或 02-2700-1234'
/** A telephone number as people write it; the server keeps the usual form. */
export const Telephone = line(30).refine((text) => normalTelephone(text) !== undefined, {
  error: telephoneWrong,
})
/** As above; a number with * is the masked one that was shown, and changes nothing. */
const MaybeTelephone = line(30).refine((text) => text.includes('*') || normalTelephone(text) !== undefined, {
  error: telephoneWrong,
})

const contactFields = { name: words(50), relation: line(20).default('') }
const phoneNeeded = (text: string) => text.trim() !== ''
/** Whom the desk calls when something happens to somebody. */
const NewContact = z.object({
  contactId: Id.optional(),
  ...contactFields,
  phone: Telephone.refine(phoneNeeded, { error: '請填緊急聯絡人的電話' }),
})
/** As above; with the id of one that is known, the number may come back masked. */
const ChangedContact = z.object({
  contactId: Id.optional(),
  ...contactFields,
  phone: MaybeTelephone.refine(phoneNeeded, { error: '請填緊急聯絡人的電話' }),
})

/** What the desk writes down of somebody. */
export const residentFields = {
  name: words(50),
  mobile: Telephone.default('').meta({ wire: 'Phone' }),
  phone2: Telephone.default(''),
  identityId: IdentityId.nullable().default(null),
  birthday: Day.nullable().default(null),
  transportations: z.array(Transport).max(10).default([]),
  /** Whom the desk asks first when it is about the household. */
  isContact: z.boolean().default(false),
  /** The path of an uploaded photo, or ''. */
  avatarPath: line(200).default('').meta({ wire: 'AvatarUrl' }),
  /** Of a renter: the first and the last day of the contract. */
  contractFrom: Day.nullable().default(null),
  contractUntil: Day.nullable().default(null),
  emergencyContacts: z.array(NewContact).max(5).default([]),
}
/** The same, each left out when it stays as it is; what was shown masked may come back masked. */
export const residentChanges = {
  name: words(50).optional(),
  mobile: MaybeTelephone.optional().meta({ wire: 'Phone' }),
  phone2: MaybeTelephone.optional(),
  identityId: IdentityId.nullable().optional(),
  birthday: z
    .union([Day, z.string().regex(/^(?=[\d-]*\*)[\d*]{4}-[\d*]{2}-[\d*]{2}$/)])
    .nullable()
    .optional(),
  transportations: z.array(Transport).max(10).optional(),
  isContact: z.boolean().optional(),
  avatarPath: line(200).optional().meta({ wire: 'AvatarUrl' }),
  contractFrom: Day.nullable().optional(),
  contractUntil: Day.nullable().optional(),
  emergencyContacts: z.array(ChangedContact).max(5).optional(),
}

/** Whom the desk calls when something happens to somebody; the number is masked outside the server. */
export const EmergencyContact = z.object({
  contactId: Id,
  name: z.string(),
  /** What they are to the person: 弟; '' when nobody said. */
  relation: z.string(),
  phone: z.string(),
})
export type EmergencyContact = z.output<typeof EmergencyContact>

/** Somebody who lives in a household; phones and birthday masked: 0912***678, 1985-**-**. */
export const Resident = z.object({
  residentId,
  name: z.string(),
  mobile: z.string().meta({ wire: 'Phone' }),
  phone2: z.string(),
  identityId: IdentityId.nullable(),
  birthday: z.string().nullable(),
  transportations: z.array(z.object({ type: z.int(), plate: z.string() })),
  isContact: z.boolean(),
  /** A phone is bound to the person. */
  isAppUser: z.boolean(),
  avatarPath: z.string().meta({ wire: 'AvatarUrl' }),
  movedInOn: Day.nullable(),
  contractFrom: Day.nullable(),
  contractUntil: Day.nullable(),
  emergencyContacts: z.array(EmergencyContact),
  /** Marks that hold today, and the desk's note; they are changed with the household's marks. */
  marks: z.array(z.string()),
  note: z.string(),
  /** What a change names, so that it never overwrites what another desk changed meanwhile. */
  rowVersion: RowVersion,
})
export type Resident = z.output<typeof Resident>

/** Somebody who moved out of the community from this household. */
export const FormerResident = z.object({
  residentId,
  name: z.string(),
  identityId: IdentityId.nullable(),
  movedInOn: Day.nullable(),
  movedOutOn: Day.nullable(),
  reason: z.string(),
})
export type FormerResident = z.output<typeof FormerResident>

export const moveKinds = ['movedIn', 'movedOut', 'moved', 'movedBack', 'rented', 'rentEnded'] as const

/** A move, or a turn of the household from lived in by its owner to rented and back. */
export const Move = z.object({
  moveId: Id,
  kind: z.enum(moveKinds),
  /** Null: of the whole household. */
  residentId: residentId.nullable(),
  name: z.string(),
  /** Labels; '' where there is none. */
  from: z.string(),
  to: z.string(),
  onDay: Day.nullable(),
  at: Instant,
  by: z.string(),
  reason: z.string(),
})
export type Move = z.output<typeof Move>

/** One line of what happened to a household; `kind` is the past that tells of it: packages. */
export const PastEvent = z.object({
  kind: z.string(),
  id: Id,
  at: Instant,
  act: z.string(),
  /** A serial number, a name; '' when there is none. */
  title: z.string(),
  by: z.string(),
})
export type PastEvent = z.output<typeof PastEvent>

const Neighbour = z.object({ householdId, label: z.string().meta({ wire: 'TabletNote' }) })

/** One household with everything that its page shows. */
export const Home = z.object({
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  building: z.string().meta({ wire: 'Tag' }),
  floor: z.string(),
  isVirtual: z.union([z.literal(0), z.literal(1)]),
  isRented: z.boolean().meta({ wire: 'IsRent' }),
  residents: z.array(Resident),
  /** Vehicles of the household that are nobody's in particular. */
  transportations: z.array(z.object({ type: z.int(), plate: z.string() })),
  /** Of those vehicles: what a change of them names. 0: nobody wrote any yet. */
  vehiclesVersion: z.int(),
  /** In 0.01 m²; null: not known. */
  exclusiveArea: z.int().nullable(),
  /** The numbers of its parking spaces, of cars first. */
  spaces: z.array(z.string()),
  /** The households before and after it in the order of the picker; null at the ends. */
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
  former: z.array(FormerResident),
  /** How much waits for the household at the desk now, by the name of what it is. */
  waiting: z.array(z.object({ name: z.string(), count: z.int() })),
})
export type Home = z.output<typeof Home>

/** Somebody's birthday as it is, for whoever may see it. */
export const FullResident = z.object({
  residentId,
  birthday: Day.nullable(),
})
export type FullResident = z.output<typeof FullResident>

/** A renter's contract that ends soon, or has ended while they still live there. */
export const EndingContract = z.object({
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  residentId,
  name: z.string(),
  contractUntil: Day,
  /** Whole days from today; negative: it has ended. */
  daysLeft: z.int(),
})
export type EndingContract = z.output<typeof EndingContract>

/** A plate that another household of the community has already. */
export const PlateElsewhere = z.object({ plate: z.string(), label: z.string().meta({ wire: 'TabletNote' }) })
export type PlateElsewhere = z.output<typeof PlateElsewhere>
