import { z } from 'zod'
import { Day, Id, Instant } from '#platform/contract/fields.ts'
import { faultKinds, noticeKinds } from './fault-table.ts'

/** Bytes: the largest workbook that is taken. */
export const largestFile = 10 * 1024 * 1024
/** Rows of households, and items of a bill. */
export const mostRows = 5000
export const mostItems = 60
/** Hours that an uploaded file is kept while nobody decides. */
export const keptHours = 24
/** Of what is shown of a file: faults, bills, names. The file with the faults marked has all of them. */
export const mostShown = { faults: 500, bills: 200, labels: 100 }

export const importStates = ['waiting', 'imported', 'cancelled', 'expired'] as const
export type ImportState = (typeof importStates)[number]

export const BillImport = z.object({
  importId: Id,
  provider: z.string(),
  feeType: z.string(),
  fileName: z.string(),
  state: z.enum(importStates).meta({ wire: 'Status' }),
  uploadedAt: Instant,
  uploadedBy: z.string(),
  importedAt: Instant.nullable(),
  importedBy: z.string(),
  /** The run that its bills are in. */
  billBulkId: Id.nullable(),
  billCount: z.int(),
  total: z.int(),
})
export type BillImport = z.output<typeof BillImport>

const at = {
  /** `G17`; `17` for a whole row. */
  cell: z.string(),
  /** The heading of its column. */
  column: z.string(),
  /** What stands there, and what it is compared with. */
  value: z.string(),
  other: z.string(),
}
export const BillFault = z.object({ kind: z.enum(faultKinds), ...at })
export type BillFault = z.output<typeof BillFault>
export const BillNotice = z.object({ kind: z.enum(noticeKinds), ...at })
export type BillNotice = z.output<typeof BillNotice>

const label = z.string().meta({ wire: 'TabletNote' })

/** A bill as the file has it, beside what the rates and the run before have for the household. */
export const ImportedBill = z.object({
  householdId: Id.meta({ wire: 'TabletId' }),
  row: z.int(),
  label,
  payerName: z.string().meta({ wire: 'OwnerName' }),
  total: z.int(),
  /** null: nothing. */
  byRates: z.int().nullable(),
  before: z.int().nullable(),
})
export type ImportedBill = z.output<typeof ImportedBill>

const RunName = z.object({ billBulkId: Id, name: z.string() })

/** What a file holds, looked at: what is wrong with it, or what it would make. */
export const BillPreview = z.object({
  name: z.string(),
  /** null: the file does not say it (rightly). */
  startsOn: Day.nullable().meta({ wire: 'StartDate' }),
  endsOn: Day.nullable().meta({ wire: 'EndDate' }),
  barcodeUntil: Day.nullable().meta({ wire: 'BarcodeExpire' }),
  dueOn: Day.nullable().meta({ wire: 'DueDate' }),
  faultCount: z.int(),
  faults: z.array(BillFault),
  notices: z.array(BillNotice),
  count: z.int(),
  total: z.int(),
  items: z.array(z.object({ name: z.string(), count: z.int(), total: z.int() })),
  /** Households without a bill, by what they are called; how many there are in all. */
  missing: z.array(z.string()),
  missingCount: z.int(),
  /** The run before, whose bills are compared; '' where there is none. */
  beforeName: z.string(),
  beforeTotal: z.int(),
  /** Bills of another amount than the rates say, than the run before had. */
  otherThanRates: z.int(),
  otherThanBefore: z.int(),
  /** Those that differ first. */
  bills: z.array(ImportedBill),
  /** Drafts that the bills can be added to; runs of the same days that there are already. */
  drafts: z.array(RunName.extend({ fits: z.boolean() })),
  samePeriod: z.array(z.string()),
  /** The same file was taken in already: when, and by whom. */
  sameAs: z.string(),
})
export type BillPreview = z.output<typeof BillPreview>
