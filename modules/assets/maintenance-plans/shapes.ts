import { z } from 'zod'
import { Day, Id, Instant, line, Money, paragraphs, RowVersion, words } from '#platform/contract/fields.ts'
import { Reading } from '#modules/building/alarm-points/contract.ts'
import { stands } from './stands.ts'
import { Supplier } from '#modules/assets/suppliers/contract.ts'

export const planId = Id
export const recordId = Id
export const units = ['day', 'week', 'month', 'year'] as const
export const dayRules = ['same', 'last'] as const
export const nextFroms = ['plan', 'done'] as const
export const termKinds = ['yesNo', 'number', 'text', 'photo'] as const
export const recordStates = ['due', 'done', 'skipped'] as const
export const results = ['pass', 'fail', 'none'] as const
export type Result = (typeof results)[number]

/** What can be found at one time: things times terms. */
export const mostChecks = 2000

/** What is looked at each time. */
export const term = {
  termId: Id,
  name: words(40).meta({ wire: 'TermName' }),
  hint: line(80),
  kind: z.enum(termKinds).meta({ wire: 'ResultType' }),
  unit: line(8),
  lowLimit: Reading,
  highLimit: Reading,
}
export const Term = z.object(term)
export type Term = z.output<typeof Term>

/** What people decide about a plan. */
export const content = {
  name: words(40).meta({ wire: 'PlanName' }),
  assetIds: z.array(Id).min(1, { error: '至少選一項資產' }).max(200),
  supplierId: Id.nullable(),
  doer: line(20),
  every: z.int().min(1).max(999),
  unit: z.enum(units),
  dayRule: z.enum(dayRules),
  months: z.array(z.int().min(1).max(12)).max(12),
  nextFrom: z.enum(nextFroms),
  firstDay: Day,
  budget: Money.nullable(),
  legalBasis: line(40),
  note: paragraphs(500),
  terms: z.array(Term).max(60),
}

export const Plan = z.object({
  planId,
  ...content,
  assets: z.array(
    z.object({
      assetId: Id,
      displayId: z.string(),
      name: z.string().meta({ wire: 'AssetName' }),
      place: z.string(),
      areaName: z.string(),
      qrCode: z.string(),
    }),
  ),
  supplierName: z.string(),
  /** The record that is open: its days, and how often it was moved. */
  openRecordId: Id.nullable(),
  openRecordVersion: RowVersion.nullable(),
  nextDay: z.string().meta({ wire: 'NextDate' }),
  /** The day that was planned, and why it was moved last; what the law asks for says so beside. */
  plannedDay: z.string().meta({ wire: 'PlannedDate' }),
  moveReason: z.string(),
  moves: z.int(),
  lastDoneDay: z.string().nullable(),
  isEnded: z.boolean(),
  rowVersion: RowVersion,
})
export type Plan = z.output<typeof Plan>

export const Check = z.object({
  assetId: Id,
  termId: Id,
  result: z.enum(results),
  value: line(60),
  note: line(100),
  photos: z.array(line(200)).max(6),
})
export type Check = z.output<typeof Check>

export const MaintenanceRecord = z.object({
  recordId,
  planId,
  planName: z.string(),
  plannedDay: z.string(),
  dueDay: z.string(),
  state: z.enum(recordStates),
  doneDay: z.string().nullable(),
  closedAt: Instant.nullable(),
  closedBy: z.string(),
  supplierId: Id.nullable(),
  supplierName: z.string(),
  worker: z.string(),
  acceptor: z.string(),
  /** What it was planned to cost. */
  budget: Money.nullable(),
  cost: Money.nullable(),
  note: z.string(),
  stars: z.int().nullable(),
  legalBasis: z.string(),
  assetNames: z.array(z.string()),
  checks: z.int(),
  fails: z.int(),
  moves: z.int(),
  rowVersion: RowVersion,
})
export type MaintenanceRecord = z.output<typeof MaintenanceRecord>

export const RecordDetail = MaintenanceRecord.extend({
  workerSign: z.string(),
  acceptorSign: z.string(),
  checkList: z.array(
    Check.extend({
      assetName: z.string(),
      termName: z.string().meta({ wire: 'TermName' }),
      unit: z.string(),
      at: Instant,
      by: z.string(),
    }),
  ),
  moveList: z.array(
    z.object({ fromDay: z.string(), toDay: z.string(), reason: z.string(), at: Instant, by: z.string() }),
  ),
})
export type RecordDetail = z.output<typeof RecordDetail>

/** A plant: something that is looked after, with its last check, next date and open cases. */
export const Plant = z.object({
  assetId: Id,
  displayId: z.string(),
  name: z.string().meta({ wire: 'AssetName' }),
  place: z.string(),
  assetStatus: z.int().meta({ wire: 'StatusId' }),
  categoryName: z.string(),
  areaName: z.string(),
  stand: z.enum(stands),
  lastCheckedAt: Instant.nullable(),
  lastCheckedBy: z.string(),
  checks: z.int(),
  fails: z.int(),
  nextDay: z.string().nullable().meta({ wire: 'NextDate' }),
  nextPlanId: Id.nullable(),
  nextPlanName: z.string(),
  openCases: z.array(z.object({ caseId: Id, number: z.int(), title: z.string() })),
})
export type Plant = z.output<typeof Plant>

export const PlanSupplier = Supplier.pick({
  supplierId: true,
  name: true,
  typeIds: true,
  phone: true,
  contacts: true,
  papers: true,
  ratingTenths: true,
  ratings: true,
  isEnded: true,
})
