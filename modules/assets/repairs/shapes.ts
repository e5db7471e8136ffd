import { z } from 'zod'
import { Id, Instant, line, Money, paragraphs, RowVersion, words } from '#platform/contract/fields.ts'

export const caseId = Id
export const states = ['reported', 'quoting', 'working', 'done', 'accepted', 'cancelled'] as const
export const State = z.enum(states)
export type State = z.output<typeof State>
export const sources = ['check', 'wall', 'desk', 'alarm', 'count'] as const
export const Source = z.enum(sources)
export type Source = z.output<typeof Source>
/** Whom a case waits for, and for what. */
export const waits = ['assign', 'offer', 'choose', 'claim', 'work', 'accept', 'nothing'] as const
export const Wait = z.enum(waits)
export type Wait = z.output<typeof Wait>

export const mostPhotos = 6
const photos = z.array(line(200)).max(mostPhotos)

/** What somebody says of what is broken. */
export const report = {
  title: words(60),
  detail: paragraphs(500).default(''),
  place: line(40).default(''),
  assetId: Id.nullable().default(null),
  photos: photos.default([]),
}

export const RepairCase = z.object({
  caseId,
  /** 244 of R-0244. */
  number: z.int(),
  title: z.string(),
  detail: z.string(),
  place: z.string(),
  assetId: Id.nullable(),
  assetName: z.string(),
  source: Source,
  recordId: Id.nullable(),
  /** The alarm of the building that it comes from. */
  alarmId: Id.nullable().meta({ wire: 'EventId' }),
  /** The household that asked for it, where one did; from a wall it is what somebody wrote there. */
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  reporterName: z.string(),
  reporterPhone: z.string(),
  photos: z.array(z.string()),
  state: State,
  waitsFor: Wait,
  stateSince: Instant,
  /** When the work was first done: what it cost stands in that year. */
  doneAt: Instant.nullable(),
  supplierId: Id.nullable(),
  supplierName: z.string(),
  assignee: z.string(),
  isWarranty: z.boolean(),
  cost: Money.nullable(),
  reopened: z.int(),
  offers: z.int(),
  reportedAt: Instant,
  reportedBy: z.string(),
  rowVersion: RowVersion,
})
export type RepairCase = z.output<typeof RepairCase>

export const Offer = z.object({
  offerId: Id,
  supplierId: Id,
  supplierName: z.string(),
  amount: Money,
  note: z.string(),
  addedAt: Instant,
  addedBy: z.string(),
  isChosen: z.boolean(),
})
export type Offer = z.output<typeof Offer>

export const stepActs = [
  'reported',
  'assigned',
  'offered',
  'chosen',
  'claimAsked',
  'claimed',
  'finished',
  'accepted',
  'reopened',
  'cancelled',
  'linked',
  'forgotten',
] as const
export const RepairDetail = RepairCase.extend({
  /** Of its asset: until when the warranty holds, and who stands for it. */
  warrantyUntil: z.string().nullable(),
  vendorId: Id.nullable(),
  vendorName: z.string(),
  offerList: z.array(Offer),
  steps: z.array(
    z.object({
      stepId: Id,
      act: z.enum(stepActs),
      note: z.string(),
      photos: z.array(z.string()),
      at: Instant,
      by: z.string(),
    }),
  ),
})
export type RepairDetail = z.output<typeof RepairDetail>
