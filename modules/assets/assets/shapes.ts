import { z } from 'zod'
import { Day, Id, Instant, line, Money, RowVersion, words } from '#platform/contract/fields.ts'
import { historyLine } from '#platform/contract/history.ts'

/** How things stand; the numbers are kept. */
export const statuses = {
  1: '使用中',
  2: '備用',
  3: '待維修',
  4: '維修中',
  5: '停用',
  6: '報廢',
} as const
export const statusNumbers = [1, 2, 3, 4, 5, 6] as const
export const Status = z.literal(statusNumbers)
export type Status = z.output<typeof Status>

export const assetId = Id
export const displayId = words(20)
const years = z.int().min(1).max(99).nullable()
/** What the label says: twelve letters and digits, made by chance. */
export const qrCode = z.string().meta({ wire: 'QrCode' })

/** What people decide about an asset. */
export const settings = {
  displayId,
  name: words(40),
  assetCategoryId: Id.nullable().default(null).meta({ wire: 'CategoryId' }),
  areaId: Id.nullable().default(null),
  /** Where in the area: 配電盤左側. */
  place: line(40).default(''),
  assetStatus: Status.default(1).meta({ wire: 'StatusId' }),
  quantity: z.int().min(0).max(99_999).default(1),
  /** How many of them the desk lends. */
  lendable: z.int().min(0).max(9999).default(0).meta({ wire: 'LoanableQuantity' }),
  brand: line(40).default(''),
  model: line(40).default(''),
  serialNumber: line(60).default('').meta({ wire: 'SerialNo' }),
  specification: line(100).default(''),
  boughtOn: Day.nullable().default(null).meta({ wire: 'PurchaseDate' }),
  /** Whole NT$ for all of them. */
  purchaseCost: Money.nullable().default(null),
  warrantyUntil: Day.nullable().default(null).meta({ wire: 'WarrantyEnd' }),
  usefulYears: years.default(null),
  residualValue: Money.default(0),
  /** What new ones cost today; null: what they cost then. */
  replacementCost: Money.nullable().default(null),
  custom: z
    .array(z.object({ fieldId: Id, value: line(100) }))
    .max(40)
    .default([])
    .meta({ wire: 'Fields' }),
  /** Who sold it or stands for its warranty. */
  supplierId: Id.nullable().default(null),
  note: line(200).default(''),
}
export const Settings = z.object(settings)
export type Settings = z.output<typeof Settings>

/** An asset as lists show it. */
export const Asset = z.object({
  assetId,
  ...settings,
  categoryName: z.string(),
  areaName: z.string(),
  supplierName: z.string(),
  /** Its useful years, or those of its category. */
  years,
  /** Of those that the desk lends, how many are out. */
  lent: z.int().meta({ wire: 'LoanedQuantity' }),
  qrCode,
  addedAt: Instant,
  rowVersion: RowVersion,
})
export type Asset = z.output<typeof Asset>

export const acts = ['added', 'imported', 'changed', 'removed', 'filed', 'unfiled', 'counted'] as const
export type Act = (typeof acts)[number]

/** A photo of an asset, or a paper that belongs to it. */
export const Attachment = z.object({
  attachmentId: Id,
  attachmentKind: z.enum(['photo', 'paper']).meta({ wire: 'FileKind' }),
  name: z.string().meta({ wire: 'FileName' }),
  path: z.string(),
  validUntil: Day.nullable().meta({ wire: 'ExpireDate' }),
  addedAt: Instant,
  addedBy: z.string(),
})
export type Attachment = z.output<typeof Attachment>

export const AssetDetail = Asset.extend({
  addedBy: z.string(),
  /** Those before and behind it in the order of the numbers; null at the ends of the register. */
  previousId: Id.nullable(),
  nextId: Id.nullable(),
  /** What it is worth today by the straight line, whole NT$; null where purchase or years are not known. */
  bookValue: z.int().nullable(),
  attachments: z.array(Attachment),
  timeline: z.array(z.object({ ...historyLine, what: z.enum(acts) })),
})
export type AssetDetail = z.output<typeof AssetDetail>
