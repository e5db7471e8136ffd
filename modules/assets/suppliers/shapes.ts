import { z } from 'zod'
import {
  Day,
  Id,
  Instant,
  KindNumber,
  line,
  Money,
  paragraphs,
  RowVersion,
  words,
} from '#platform/contract/fields.ts'

export const supplierId = Id

/** What was thought of a work: one to five stars. */
export const Rating = z.object({
  ratingId: Id,
  about: z.string(),
  stars: z.int(),
  at: Instant,
  by: z.string(),
})
export type Rating = z.output<typeof Rating>
export const paperKinds = ['contract', 'insurance', 'licence', 'other'] as const
export const PaperKind = z.enum(paperKinds)
export type PaperKind = z.output<typeof PaperKind>

export const mostContacts = 8

export const Contact = z.object({ name: words(20), title: line(20), phone: line(30), mail: line(80) })
export type Contact = z.output<typeof Contact>

/** What people write of a supplier. */
export const content = {
  name: words(40),
  /** 統一編號: eight digits; '' for who has none. */
  taxId: line(8),
  typeIds: z.array(KindNumber).min(1, { error: '至少選一類' }).max(12),
  cityName: line(10),
  areaName: line(10),
  address: line(80),
  phone: line(30),
  mail: line(80),
  note: paragraphs(500),
  contacts: z.array(Contact).max(mostContacts),
  /** Its contact gets the link in the morning of a day on which work of it is due. */
  sendsLink: z.boolean().default(false),
}

/** What people write of a contract, an insurance or a licence. */
export const paperContent = {
  kind: PaperKind,
  title: words(40),
  number: line(40),
  startDay: Day.nullable(),
  endDay: Day.nullable(),
  /** How many days before its end it is told of. */
  remindDays: z.int().min(0).max(365),
  amount: Money.nullable(),
  note: line(100),
  fileId: Id.nullable(),
}

export const Paper = z.object({
  paperId: Id,
  supplierId,
  ...paperContent,
  startDay: z.string().nullable(),
  endDay: z.string().nullable(),
  rowVersion: RowVersion,
})
export type Paper = z.output<typeof Paper>

export const SupplierFile = z.object({
  fileId: Id,
  fileName: z.string(),
  contentType: z.string().meta({ wire: 'MimeType' }),
  bytes: z.int(),
  addedAt: Instant.meta({ wire: 'CreateAtUtc' }),
  addedBy: z.string().meta({ wire: 'CreateBy' }),
})
export type SupplierFile = z.output<typeof SupplierFile>

export const Supplier = z.object({
  supplierId,
  ...content,
  addedAt: Instant.meta({ wire: 'CreateAtUtc' }),
  /** Works here no more. */
  isEnded: z.boolean(),
  papers: z.array(Paper),
  /** Tenths of stars on average, 0 without a rating. */
  ratingTenths: z.int(),
  ratings: z.int(),
  rowVersion: RowVersion,
})
export type Supplier = z.output<typeof Supplier>
