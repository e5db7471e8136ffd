import { z } from 'zod'
import { Day, Id, Instant, KindNumber } from '#platform/contract/fields.ts'

/** Money that came in, that went out, and that was moved between the cash and the bank. */
export const voucherKinds = ['income', 'expense', 'transfer'] as const
export const VoucherKind = z.enum(voucherKinds)
export type VoucherKind = z.output<typeof VoucherKind>

export const Voucher = z.object({
  voucherId: Id,
  /** Year and number: 2026-0012. */
  number: z.string(),
  kind: VoucherKind,
  day: Day,
  /** The money that moved. */
  moneyNumber: KindNumber,
  moneyName: z.string(),
  /** What for; of a transfer, where to. */
  againstNumber: KindNumber,
  againstName: z.string(),
  /** Whole NT$, above zero. */
  amount: z.int(),
  party: z.string(),
  documentNumber: z.string(),
  note: z.string(),
  /** Of the receipt or invoice; '' without one. */
  photoPath: z.string().meta({ wire: 'PhotoUrl' }),
  addedAt: Instant,
  addedBy: z.string(),
  voidedAt: Instant.nullable(),
  voidedBy: z.string(),
  voidReason: z.string(),
})
export type Voucher = z.output<typeof Voucher>

const Moved = z.object({ number: KindNumber, name: z.string(), isRetired: z.boolean() })
/** What a month moved: of each cash and bank account from opening to closing, of each category the sum. Whole NT$. */
export const CashMonth = z.object({
  month: z.string(),
  /** The last day of the last closed month. */
  closedThrough: Day.nullable(),
  money: z.array(Moved.extend({ opening: z.int(), in: z.int(), out: z.int(), closing: z.int() })),
  categories: z.array(Moved.extend({ kind: z.enum(['income', 'expense']), sum: z.int() })),
})
export type CashMonth = z.output<typeof CashMonth>
