import { z } from 'zod'
import { Day, Id, Instant, line, Money, RowVersion, Temperature, words } from '#platform/contract/fields.ts'
import { historyLine } from '#platform/contract/history.ts'

/** TypeDetail of cash, in every community (R138). */
export const cashKind = 8

const householdId = Id.meta({ wire: 'TabletId' })

/** An item that was left for a household and that waits (R137). */
export const WaitingDeposit = z.object({
  depositId: Id.meta({ wire: 'Id' }),
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  name: z.string().meta({ wire: 'Username' }),
  /** '' when the payer lives elsewhere. */
  payerLabel: z.string().meta({ wire: 'PayTabletNote' }),
  payerName: z.string().meta({ wire: 'PayUsername' }),
  /** 8 is cash (R138). */
  kindDetail: z.int().meta({ wire: 'TypeDetail' }),
  kindName: z.string().meta({ wire: 'TypeDetailName' }),
  /** What the envelope of a cash deposit holds now; 0 for anything else. */
  money: Money,
  /** 1 refrigerated, 2 frozen (R139). */
  temperature: Temperature.meta({ wire: 'Type' }),
  arrivedAt: Instant.meta({ wire: 'CreateAtUtc' }),
  shelfPosition: z.string().meta({ wire: 'Location' }),
  note: z.string(),
})
export type WaitingDeposit = z.output<typeof WaitingDeposit>

/** As WaitingDeposit; null and '' as household and label: an outsider is to fetch it. */
export const OpenDeposit = WaitingDeposit.extend({ householdId: householdId.nullable() })
export type OpenDeposit = z.output<typeof OpenDeposit>

export const states = ['waiting', 'handedOver', 'voided'] as const
export type State = (typeof states)[number]

/** A line of the list of all deposits. */
export const RecordedDeposit = OpenDeposit.extend({
  state: z.enum(states),
  expectedOn: Day.nullable(),
  hasPhoto: z.boolean(),
  arrivedBy: z.string(),
  handedOverAt: Instant.nullable(),
  handedOverBy: z.string(),
  receiveType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  receiveCode: z.string(),
  takerName: z.string(),
  voidedAt: Instant.nullable(),
})
export type RecordedDeposit = z.output<typeof RecordedDeposit>

export const timelineActs = ['registered', 'corrected', 'handedOver', 'handOverUndone', 'voided'] as const

export const TimelineEntry = z.object({
  ...historyLine,
  what: z.enum(timelineActs).meta({ wire: 'Act' }),
  /** Of a hand-over: 0 phone barcode, 1 signature, 2 card, 3 by hand. */
  receiveType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  /** The last characters of the scanned code, and who took it; '' when nobody knows. */
  receiveCode: z.string(),
  takerName: z.string(),
  note: z.string(),
  signaturePath: z.string().meta({ wire: 'HandwriteUrl' }),
  photoPath: z.string().meta({ wire: 'WebcamUrl' }),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

/** Everything about one deposit; whoever looks at it is audited. */
export const DepositDetail = RecordedDeposit.extend({
  version: RowVersion,
  recipientId: Id.nullable(),
  recipientPhone: z.string().meta({ wire: 'UserPhone' }),
  payerHouseholdId: Id.nullable().meta({ wire: 'PayTabletId' }),
  payerPhone: z.string().meta({ wire: 'PayUserPhone' }),
  photoPath: z.string().meta({ wire: 'PhotoUrl' }),
  /** Until when its hand-over can be undone, by whoever looks at it; null: not, or no longer. */
  undoableUntil: Instant.nullable(),
  timeline: z.array(TimelineEntry),
})
export type DepositDetail = z.output<typeof DepositDetail>

/** What a desk says of a deposit, at registering and when it corrects it. */
export const contentFields = {
  /** Null: an outsider, who then has a name. */
  householdId: householdId.nullable().default(null),
  /** A named person of the household; null: whoever lives there. */
  recipientId: Id.nullable().default(null),
  /** The outsider's name; ignored for a household. */
  recipientName: line(30).default('').meta({ wire: 'Username' }),
  recipientPhone: line(20).default('').meta({ wire: 'UserPhone' }),
  payerHouseholdId: Id.nullable().default(null).meta({ wire: 'PayTabletId' }),
  payerName: line(30).default('').meta({ wire: 'PayUsername' }),
  payerPhone: line(20).default('').meta({ wire: 'PayUserPhone' }),
  kindDetail: z.int().min(1).max(999).meta({ wire: 'TypeDetail' }),
  temperature: Temperature.default(0).meta({ wire: 'Type' }),
  shelfPosition: line(20).default('').meta({ wire: 'Location' }),
  note: line(60).default(''),
  expectedOn: Day.nullable().default(null),
}

export const DepositKind = z.object({
  number: z.int().meta({ wire: 'TypeDetail' }),
  name: z.string(),
  isCash: z.boolean(),
  isRetired: z.boolean(),
  /** What a change names, so that it never overwrites what another desk changed meanwhile. */
  version: RowVersion,
})
export type DepositKind = z.output<typeof DepositKind>

export const kindName = words(12)
