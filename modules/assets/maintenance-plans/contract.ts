import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, line, Money, RowVersion, words } from '#platform/contract/fields.ts'
import {
  Check,
  content,
  MaintenanceRecord,
  mostChecks,
  Plan,
  planId,
  PlanSupplier,
  Plant,
  RecordDetail,
  recordId,
  recordStates,
  Term,
} from './shapes.ts'

export { daysTo } from './cycle.ts'
export { beyond, isMeasured } from './limits.ts'
export { photoMissing } from './problems.ts'
export { Check, Plan, type Result, type Term } from './shapes.ts'

const service = [11] as const
const see = { can: 'maintenancePlans.view', service } as const
const change = { can: 'maintenancePlans.change', service } as const
const record = { can: 'maintenancePlans.record', service } as const
const base = '/api/v1/MaintenancePlan'
const records = '/api/v1/MaintenanceRecord'
const one = { planId: planId.meta({ wire: 'Id' }) }
const seen = { recordId: recordId.meta({ wire: 'Id' }), rowVersion: RowVersion }

export const maintenancePlans = contract('maintenancePlans', {
  listPlans: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'The plans by their next day (R321); those of an asset, those due by a day, or also ended ones.',
    takes: z.object({
      assetId: Id.optional(),
      dueBy: Day.optional().meta({ wire: 'EndDate' }),
      isAll: z.boolean().default(false),
    }),
    gives: data(z.array(Plan)),
  }),
  addPlan: call({
    ...change,
    method: 'POST',
    path: base,
    summary:
      'Adds a plan with its first day; the same id with the same rhythm, name and supplier is the same one.',
    takes: z.object({ planId, ...content }),
    gives: data(Plan),
  }),
  readPlan: call({
    ...see,
    method: 'GET',
    path: `${base}/{planId}`,
    summary: 'One plan (R321).',
    takes: z.object(one),
    gives: data(Plan),
  }),
  correctPlan: call({
    ...change,
    method: 'PUT',
    path: `${base}/{planId}`,
    summary: 'Changes a plan; terms that are left out are retired, and what was checked of them stays.',
    takes: z.object({ planId, rowVersion: RowVersion, ...content }),
    gives: data(Plan),
  }),
  endPlan: call({
    ...change,
    method: 'DELETE',
    path: `${base}/{planId}`,
    summary: 'Nothing of it is due any more; what was done stays.',
    takes: z.object({ planId }),
    gives: done,
  }),
  listTermsOfPlan: call({
    ...see,
    method: 'GET',
    path: `${base}/{planId}/Terms`,
    summary: 'What is looked at each time (R321).',
    takes: z.object(one),
    gives: data(z.array(Term)),
  }),
  readSupplierOfPlan: call({
    service,
    // With contacts and contracts, as the page of the supplier has them.
    can: 'suppliers.view',
    method: 'GET',
    path: `${base}/{planId}/Supplier`,
    summary: 'Who does it; null where somebody of the house does.',
    takes: z.object(one),
    gives: data(PlanSupplier.nullable()),
  }),
  listTerms: call({
    ...see,
    method: 'GET',
    path: '/api/v1/MaintenanceTerm',
    summary: 'The terms of all plans in force (R321).',
    takes: z.object({}),
    gives: data(z.array(Term.extend({ planId, planName: z.string() }))),
  }),
  listRecords: call({
    ...see,
    method: 'GET',
    path: records,
    summary: 'What is due, was done or skipped, the latest day first (R321); at most 500.',
    takes: z.object({
      planId: Id.optional(),
      assetId: Id.optional(),
      from: Day.optional().meta({ wire: 'StartDate' }),
      to: Day.optional().meta({ wire: 'EndDate' }),
      state: z.enum(recordStates).optional(),
    }),
    gives: data(z.array(MaintenanceRecord)),
  }),
  readRecord: call({
    ...see,
    method: 'GET',
    path: `${records}/{recordId}`,
    summary: 'One time with its checks and moves.',
    takes: z.object({ recordId: seen.recordId }),
    gives: data(RecordDetail),
  }),
  moveRecord: call({
    ...record,
    method: 'PATCH',
    path: `${records}/{recordId}/Move`,
    summary: 'It is due on another day, for a reason that stays on record.',
    takes: z.object({ ...seen, toDay: Day, reason: words(100) }),
    gives: data(RecordDetail),
  }),
  skipRecord: call({
    ...change,
    method: 'PATCH',
    path: `${records}/{recordId}/Skip`,
    summary: 'It is left out this time, for a reason that stays on record; the next one is due.',
    takes: z.object({ ...seen, reason: words(100) }),
    gives: data(RecordDetail),
  }),
  finishRecord: call({
    ...record,
    method: 'PATCH',
    path: `${records}/{recordId}/Finish`,
    summary:
      'It was done: what was found, what it cost; a failed check becomes a repair, and the next one is due.',
    takes: z.object({
      ...seen,
      doneDay: Day,
      worker: line(20).default(''),
      cost: Money.nullable().default(null),
      note: line(200).default(''),
      stars: z.int().min(1).max(5).nullable().default(null),
      checks: z.array(Check).max(mostChecks),
    }),
    gives: data(RecordDetail),
  }),
  rateRecord: call({
    ...record,
    method: 'PATCH',
    path: `${records}/{recordId}/Rate`,
    summary: 'What was thought of the work of a supplier, where nobody said so when it was accepted; once.',
    takes: z.object({ ...seen, stars: z.int().min(1).max(5) }),
    gives: data(RecordDetail),
  }),
  costRecord: call({
    ...record,
    method: 'PATCH',
    path: `${records}/{recordId}/Cost`,
    summary:
      'What a time that is done cost, where nobody said so when it was done, as of what a supplier did on the phone; one that stands is changed with a reason.',
    takes: z.object({ ...seen, cost: Money, reason: line(100).default('') }),
    gives: data(RecordDetail),
  }),
  openCheckPhoto: call({
    ...see,
    method: 'GET',
    path: `${records}/{recordId}/Photo`,
    summary: 'A short-lived link to a photo or a signature of what was done. Audited.',
    takes: z.object({ recordId: seen.recordId, path: line(200) }),
    gives: data(z.object({ url: z.string() })),
  }),
  listPlants: call({
    ...see,
    method: 'GET',
    path: '/api/v1/CenterMonitoring/items',
    summary:
      'The state of all plants: each with its last check, its next date and its open cases; at most 2,000.',
    takes: z.object({}),
    gives: data(z.array(Plant)),
  }),
  showCalendar: call({
    ...see,
    method: 'GET',
    path: '/api/v1/MaintenanceCalendar',
    summary: 'What is due, done, skipped or will be due in a month, and what it costs.',
    takes: z.object({ month: line(7).regex(/^(1[89]|2\d)\d\d-(0[1-9]|1[0-2])$/, { error: '月份不正確' }) }),
    gives: data(
      z.object({
        entries: z.array(
          z.object({
            day: z.string(),
            planId,
            planName: z.string(),
            recordId: Id.nullable(),
            state: z.enum(['due', 'done', 'skipped', 'foreseen']),
            isLegal: z.boolean(),
          }),
        ),
        budget: z.int(),
        spent: z.int(),
      }),
    ),
  }),
})
