import { z } from 'zod'
import { Id, Instant, line, Money } from '#platform/contract/fields.ts'

/** Notes and coins of Taiwan, whole NT$. */
export const denominations = [2000, 1000, 500, 200, 100, 50, 10, 5, 1] as const

export const lineKinds = ['in', 'payCourier', 'return', 'reverse', 'adjust'] as const
export type LineKind = (typeof lineKinds)[number]

/** One movement of an envelope; nothing of it ever changes. */
export const CashLine = z.object({
  lineId: Id,
  depositId: Id.meta({ wire: 'Id' }),
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
  /** The receiver of the deposit: '' as label for an outsider. */
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  name: z.string().meta({ wire: 'Username' }),
  sequence: z.int(),
  kind: z.enum(lineKinds),
  at: Instant,
  by: z.string(),
  /** Negative when money leaves the envelope. */
  amount: z.int(),
  balance: z.int(),
  receiptNumber: z.int().nullable(),
  packageSerialNumber: z.string().meta({ wire: 'PdSerialNum' }),
  courierName: z.string(),
  reason: z.string(),
  witness: z.string(),
  /** Of a counter-line: the sequence that it takes back. */
  reverses: z.int().nullable(),
  isReversed: z.boolean(),
  /** Who paid in, or was paid, signed for it; '' when nobody did. */
  signaturePath: z.string().meta({ wire: 'HandwriteUrl' }),
})
export type CashLine = z.output<typeof CashLine>

/** A cash deposit that waits. */
export const Envelope = z.object({
  depositId: Id.meta({ wire: 'Id' }),
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  name: z.string().meta({ wire: 'Username' }),
  shelfPosition: z.string().meta({ wire: 'Location' }),
  balance: z.int(),
  /** Waiting packages of the household that are cash on delivery and not paid from an envelope. */
  unpaidCount: z.int(),
})
export type Envelope = z.output<typeof Envelope>

/** A waiting package that can be paid from the envelope. */
export const PayablePackage = z.object({
  packageId: Id.meta({ wire: 'PdId' }),
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
  cashOnDelivery: z.boolean().meta({ wire: 'IsCashOnDelivery' }),
  courierName: z.string(),
  kindName: z.string(),
  name: z.string(),
  arrivedAt: Instant,
})
export type PayablePackage = z.output<typeof PayablePackage>

export const EnvelopeDetail = z.object({
  balance: z.int(),
  isOpen: z.boolean(),
  lines: z.array(CashLine),
  payable: z.array(PayablePackage),
})
export type EnvelopeDetail = z.output<typeof EnvelopeDetail>

/** What a receipt prints; the name is masked. */
export const Receipt = z.object({
  number: z.int(),
  communityName: z.string(),
  header: z.string(),
  footer: z.string(),
  kind: z.enum(lineKinds),
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  name: z.string(),
  packageSerialNumber: z.string().meta({ wire: 'PdSerialNum' }),
  courierName: z.string(),
  amount: z.int(),
  balance: z.int(),
  at: Instant,
  by: z.string(),
  isReversed: z.boolean(),
  /** Printed before: 補印. */
  isCopy: z.boolean(),
  printedAt: Instant,
})
export type Receipt = z.output<typeof Receipt>

/** The drawer: what lies in all envelopes, and what moved since a time. */
export const CashTotals = z.object({
  /** All that is counted: envelopes, and what other books have in the same drawer. */
  expected: z.int(),
  others: z.int(),
  envelopes: z.int(),
  in: z.int(),
  paid: z.int(),
  returned: z.int(),
  reversed: z.int(),
  adjusted: z.int(),
  lineCount: z.int(),
})
export type CashTotals = z.output<typeof CashTotals>

export const CashCount = z.object({
  countId: Id,
  at: Instant,
  /** The two who counted. */
  by: z.array(z.string()),
  pieces: z.array(z.object({ denomination: z.int(), count: z.int() })),
  counted: z.int(),
  expected: z.int(),
  difference: z.int(),
  envelopes: z.int(),
  reason: z.string(),
})
export type CashCount = z.output<typeof CashCount>

export const CashSetting = z.object({
  receiptHeader: line(40),
  receiptFooter: line(80),
  /** Whether the payer of cash signs at the desk. */
  signatureAsked: z.boolean(),
  /** Whole NT$; null: no limit. */
  envelopeLimit: Money.refine((n) => n > 0, { error: '上限至少 1 元' }).nullable(),
})
export type CashSetting = z.output<typeof CashSetting>
