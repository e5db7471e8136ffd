import { z } from 'zod'
import { Day, Id, Instant, KindNumber, line, RowVersion, verbatim, words } from '#platform/contract/fields.ts'
import { cycles } from './settings.ts'
import { feeKinds, feeUnits } from './kinds.ts'

/** The {type} of the pages that an item belongs to. */
export const feeType = z
  .string()
  .regex(/^[a-z][a-z-]{0,39}$/)
  .default('default-management')
/** The screens of KGI ask the same calls with Provider=kgi. */
export const provider = z.enum(['general', 'kgi']).default('general')
/** In 1/100 NT$: 8550 is 85.5 元. */
export const rateAmount = z.int().min(0).max(999_999_999)
export const building = verbatim(100)
export const householdId = Id.meta({ wire: 'TabletId' })
export const name = words(20)
export const note = line(40).default('')
export const quantity = z.int().min(1).max(999).default(1)
export const kind = z.enum(feeKinds)
export const unit = z.enum(feeUnits)
/** How often an item comes, where that is not as often as its run, and the first month in which it does. */
export const cycle = z.enum(cycles).nullable()
export const dueMonth = z.int().min(1).max(12).nullable()

export const FeeRate = z.object({
  feeRateId: Id,
  building,
  fromDay: Day,
  amount: rateAmount,
  addedAt: Instant,
  addedBy: z.string(),
  withdrawnAt: Instant.nullable(),
  withdrawnBy: z.string().nullable(),
})
export type FeeRate = z.output<typeof FeeRate>

export const FeeItem = z.object({
  feeItemId: Id,
  name: z.string(),
  kind,
  unit,
  accountNumber: KindNumber,
  accountName: z.string(),
  cycle,
  dueMonth,
  isRetired: z.boolean(),
  version: RowVersion,
  /** Those that hold, the newest first. */
  rates: z.array(FeeRate),
  /** How many households or spaces it is for. */
  inUse: z.int(),
})
export type FeeItem = z.output<typeof FeeItem>

/** Whom an item is for. */
export const Choice = z.object({
  choiceId: Id,
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  quantity: z.int(),
  onDay: Day.nullable(),
  note: z.string(),
  addedAt: Instant,
  addedBy: z.string(),
})
export type Choice = z.output<typeof Choice>

export const DraftedLine = z.object({
  feeItemId: Id,
  kind: z.enum(['item', 'discount', 'fine']),
  name: z.string(),
  basis: z.string(),
  accountNumber: KindNumber,
  amount: z.int(),
})
export const DraftGap = z.object({
  feeItemId: Id.nullable(),
  name: z.string(),
  missing: z.enum(['exclusiveArea', 'titleArea', 'parkingArea', 'amount', 'payer']),
})
/** What a household would owe for a period. */
export const Trial = z.object({
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  payerName: z.string(),
  payerType: z.enum(['owner', 'renter', 'resident']),
  lines: z.array(DraftedLine),
  gaps: z.array(DraftGap),
  /** Of its own lines. */
  total: z.int(),
  /** What is late on earlier bills and carried into it; what was paid ahead and is offset; what it asks for. */
  arrears: z.array(z.object({ number: z.string(), runName: z.string(), amount: z.int() })),
  offset: z.int().meta({ wire: 'DepositOffset' }),
  due: z.int().meta({ wire: 'AmountDue' }),
})
export type Trial = z.output<typeof Trial>
