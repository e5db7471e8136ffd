import { z } from 'zod'
import { Id, Instant, line, RowVersion } from '#platform/contract/fields.ts'
import { historyLine } from '#platform/contract/history.ts'

/** Whom or what a visitor comes to. Only a household must be named. */
export const targets = [
  'household',
  'committee',
  'facility',
  'works',
  'delivery',
  'viewing',
  'other',
] as const
export type VisitTarget = (typeof targets)[number]

/** What of a visit the timeline says that a correction changed. */
export const changedFields = [
  'target',
  'householdId',
  'name',
  'phone',
  'people',
  'reason',
  'vendorKind',
  'firm',
  'plate',
  'parkingBay',
  'remark',
  'bookStart',
  'bookEnd',
  'cardCode',
  'pledgeKind',
  'pledgeSlot',
  'photoPath',
] as const

/** In the order of the numbers that the wire has for them: 0 booked, 1 arrived, 2 left, 3 cancelled, 4 expired. */
export const visitorStates = ['booked', 'arrived', 'left', 'cancelled', 'expired'] as const
export type VisitorState = (typeof visitorStates)[number]

export const Status = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type Status = z.output<typeof Status>
export const statusOf = (state: VisitorState): Status => visitorStates.indexOf(state) as Status

/** What the host said when the desk called; '' nobody called. */
export const approvals = ['', 'approved', 'refused', 'unreachable'] as const
export type Approval = (typeof approvals)[number]
export const arrivals = ['walkIn', 'desk', 'code'] as const
export type ArrivedHow = (typeof arrivals)[number]
/** By the visitor card, or without. */
export const departures = ['card', 'normal'] as const
export type LeftHow = (typeof departures)[number]
export const acts = [
  'bookingEdited',
  'codeMade',
  'arrived',
  'corrected',
  'approvalNoted',
  'left',
  'cancelled',
  'expired',
] as const
export type Act = (typeof acts)[number]

export const visitorId = Id.meta({ wire: 'Id' })
export const householdId = Id.nullable().meta({ wire: 'TabletId' })
export const label = z.string().meta({ wire: 'TabletNote' })
export const people = z
  .int({ error: '請填寫人數' })
  .min(1, { error: '人數至少 1 人' })
  .max(999, { error: '人數最多 999 人' })
  .meta({ wire: 'PeopleCount' })

/** Who comes, to whom and why: what the desk writes down, of a booking as of somebody who walks in. */
export const visitFields = {
  /** Left out: a household where one is named, else other. */
  target: z.enum(targets).optional().meta({ wire: 'TargetKind' }),
  householdId: householdId.default(null),
  name: line(40).default('').meta({ wire: 'GuestName' }),
  phone: line(30).default(''),
  people,
  /** A reason of the list, or in words; one of both. */
  reasonId: Id.nullable().default(null).meta({ wire: 'CauseTypeId' }),
  reason: line(20).default('').meta({ wire: 'CauseTypeName' }),
  vendorKindId: Id.nullable().default(null).meta({ wire: 'VendorTypeId' }),
  firm: line(30).default('').meta({ wire: 'VendorName' }),
  plate: line(20).default('').meta({ wire: 'LicensePlateNumber' }),
  parkingBay: line(12).default('').meta({ wire: 'ParkingSpace' }),
  remark: line(100).default(''),
}

/** What the desk does when somebody is there. */
export const arrivalFields = {
  cardCode: line(60).default('').meta({ wire: 'CarrierCode' }),
  /** Which kind of card the desk keeps; never its number. */
  pledgeKindId: Id.nullable().default(null).meta({ wire: 'IdCardId' }),
  pledgeSlot: line(12).default(''),
  photoPath: line(200).default('').meta({ wire: 'PhotoUrl' }),
}

export const ArrivedInfo = z.object({
  arrivedAt: Instant.meta({ wire: 'CreateAt' }),
  cardCode: z.string().meta({ wire: 'CarrierCode' }),
  pledgeKindId: Id.nullable().meta({ wire: 'IdCardId' }),
  pledgeKind: z.string().meta({ wire: 'IdCardName' }),
  pledgeSlot: z.string(),
  photoPath: z.string().meta({ wire: 'PhotoUrl' }),
  arrivedBy: z.string().meta({ wire: 'OperatorName' }),
  how: z.enum(arrivals),
})

/** A visitor as lists show it: the telephone number is masked. */
export const Visitor = z.object({
  visitorId,
  status: Status,
  target: z.enum(targets).meta({ wire: 'TargetKind' }),
  householdId,
  /** '' where no household is named. */
  label,
  name: z.string().meta({ wire: 'GuestName' }),
  phone: z.string(),
  people: z.int().meta({ wire: 'PeopleCount' }),
  reasonId: Id.nullable().meta({ wire: 'CauseTypeId' }),
  reason: z.string().meta({ wire: 'CauseTypeName' }),
  vendorKindId: Id.nullable().meta({ wire: 'VendorTypeId' }),
  vendorKind: z.string().meta({ wire: 'VendorTypeName' }),
  firm: z.string().meta({ wire: 'VendorName' }),
  plate: z.string().meta({ wire: 'LicensePlateNumber' }),
  parkingBay: z.string().meta({ wire: 'ParkingSpace' }),
  remark: z.string(),
  bookStart: Instant.nullable().meta({ wire: 'BookStartUtc' }),
  bookEnd: Instant.nullable().meta({ wire: 'BookEndUtc' }),
  /** The bookings of one recurring visitor have one. */
  seriesId: Id.nullable(),
  approval: z.enum(approvals),
  approvalBy: z.string(),
  createdAt: Instant.meta({ wire: 'CreateAt' }),
  createdBy: z.string().meta({ wire: 'CreateBy' }),
  arrived: ArrivedInfo.nullable().meta({ wire: 'ArrivedInfo' }),
  leftAt: Instant.nullable().meta({ wire: 'LeavedAtUtc' }),
  leftBy: z.string().meta({ wire: 'LeavedBy' }),
  loanIds: z.array(Id).meta({ wire: 'AssetLoanIds' }),
  /** How many lent things are not back. */
  stillOut: z.int().meta({ wire: 'StillLoanCount' }),
  /** On the black list; false for those who may not see it. */
  isBanned: z.boolean(),
  /** What a change names, so that it never overwrites what another desk changed meanwhile. */
  rowVersion: RowVersion,
})
export type Visitor = z.output<typeof Visitor>

export const Happening = z.object({
  what: z.enum(['booked', 'registered', ...acts]),
  ...historyLine,
})
export type Happening = z.output<typeof Happening>

/** One visitor with everything; the telephone number is whole for those who work at the desk. */
export const VisitorDetail = Visitor.extend({
  /** The code that a booked visitor shows; '' where there is none (any more). */
  code: z.string().meta({ wire: 'QrCode' }),
  codeEndsAt: Instant.nullable().meta({ wire: 'QrCodeExpireAtUtc' }),
  approvalAt: Instant.nullable(),
  approvalNotedBy: z.string(),
  cancelReason: z.string(),
  banReason: z.string(),
  timeline: z.array(Happening),
})
export type VisitorDetail = z.output<typeof VisitorDetail>
