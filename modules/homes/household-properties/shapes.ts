import { z } from 'zod'
import { Day, Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'
import { historyLine } from '#platform/contract/history.ts'

/** Whole units of 0.01 m², here and on the wire: 8532 is 85.32 m². null: not known. */
const Area = z.int().min(1).max(99_999_999).nullable().default(null)
/** A day of Taipei, `2026-11-30`. */
const MaybeDay = Day.nullable().default(null)
const part = z.int().min(1).max(1_000_000_000).nullable().default(null)

export const Owner = z.object({
  name: words(40),
  phone: line(30).default(''),
  /** 應有部分, `1` of `2`; both null: not known. */
  shareNumerator: part,
  shareDenominator: part,
  /** Whom co-owners chose to vote for them. */
  isRepresentative: z.boolean().default(false),
})
export type Owner = z.output<typeof Owner>

export const spaceKinds = ['flat', 'mechanical'] as const
export const ParkingSpace = z.object({
  /** As painted on the floor: `B2-035`. */
  number: words(20),
  kind: z.enum(spaceKinds).default('flat'),
  area: Area,
})
export type ParkingSpace = z.output<typeof ParkingSpace>

export const householdId = Id.meta({ wire: 'TabletId' })
export const building = words(20).meta({ wire: 'Tag' })
export const floor = words(20)
export const unit = words(20)
export const label = words(40).meta({ wire: 'TabletNote' })
export const rowVersion = RowVersion
export const reason = line(100).default('')

/** What the books say of a unit. */
export const propertyFields = {
  exclusiveArea: Area,
  titleArea: Area,
  movedInOn: MaybeDay.meta({ wire: 'MoveInDate' }),
  owners: z.array(Owner).max(30).default([]),
  carSpaces: z.array(ParkingSpace).max(30).default([]),
  motorcycleSpaces: z.array(ParkingSpace).max(30).default([]).meta({ wire: 'MotorSpaces' }),
}
const propertyWritten = z.object(propertyFields)
/** What the books say of a unit, as it is written. */
export type Property = z.output<typeof propertyWritten>

/** A unit that was merged into a household: it stays a unit of its own in the books, with its owners and areas. */
export const MergedUnit = z.object({
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  exclusiveArea: z.int().nullable(),
  titleArea: z.int().nullable(),
  owners: z.array(Owner),
  /** The household whose areas grew by these at the merge: who adds up does not count them again. '' for none. */
  countedIn: z.string(),
})
export type MergedUnit = z.output<typeof MergedUnit>

/** A household with what the books say of it. `id` and `householdId` are the same. */
export const HouseholdProperty = z.object({
  id: Id,
  building: z.string().meta({ wire: 'Tag' }),
  floor: z.string(),
  unit: z.string(),
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  isVirtual: z.union([z.literal(0), z.literal(1)]),
  ...propertyFields,
  /** Of all spaces together, in 0.01 m². */
  parkingArea: z.int(),
  /** The representative, else the first owner; '' without one. */
  ownerName: z.string(),
  isRented: z.boolean().meta({ wire: 'IsRent' }),
  mergedUnits: z.array(MergedUnit),
  rowVersion,
})
export type HouseholdProperty = z.output<typeof HouseholdProperty>

/** One line of the list of households. */
export const ListedHousehold = z.object({
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  building: z.string().meta({ wire: 'Tag' }),
  floor: z.string(),
  unit: z.string(),
  isVirtual: z.union([z.literal(0), z.literal(1)]),
  isRented: z.boolean().meta({ wire: 'IsRent' }),
  /** Residents' names in their order; none: the unit is vacant. */
  names: z.array(z.string()),
  ownerName: z.string(),
  closedAt: Instant.nullable(),
  /** The household that it was merged into; '' for none. */
  mergedInto: z.string().meta({ wire: 'MergedIntoNote' }),
  rowVersion,
})
export type ListedHousehold = z.output<typeof ListedHousehold>

const counts = {
  /** Units, virtual ones apart. */
  householdCount: z.int(),
  virtualCount: z.int(),
  /** Nobody lives there. */
  vacantCount: z.int(),
  rentedCount: z.int(),
}
export const TreeFloor = z.object({ floor: z.string(), ...counts })
export const TreeBuilding = z.object({
  building: z.string().meta({ wire: 'Tag' }),
  ...counts,
  floors: z.array(TreeFloor),
})
export type TreeBuilding = z.output<typeof TreeBuilding>

export const happenings = [
  'added',
  'corrected',
  'closed',
  'reopened',
  'mergedInto',
  'merged',
  'split',
  'splitFrom',
] as const

/** What happened to a household, with what stood there before and after. */
export const Happening = z.object({
  what: z.enum(happenings),
  ...historyLine,
  /** The other household of a merge or split; '' for none. */
  otherLabel: z.string().meta({ wire: 'OtherTabletNote' }),
})
export type Happening = z.output<typeof Happening>
