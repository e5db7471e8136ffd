import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, Money, Secret, verbatim, words } from '#platform/contract/fields.ts'
import { Check, Plan } from '#modules/assets/maintenance-plans/contract.ts'

export const codeLength = 16
const code = verbatim(40).meta({ wire: 'Token' })
const path = line(200)

const Pass = z.object({
  supplierId: Id,
  supplierName: z.string(),
  communityName: z.string(),
  endsAt: Instant,
})
export type Pass = z.output<typeof Pass>

/** A maintenance that waits for the supplier. */
export const Job = z.object({
  recordId: Id,
  dueDay: z.string(),
  plan: Plan.pick({ planId: true, name: true, terms: true, assets: true, legalBasis: true, note: true }),
  checks: z.array(Check),
  /** What was measured the last time, by asset and term. */
  before: z.array(z.object({ assetId: Id, termId: Id, value: z.string() })),
})
export type Job = z.output<typeof Job>

export const Repair = z.object({
  caseId: Id,
  number: z.int(),
  title: z.string(),
  detail: z.string(),
  place: z.string(),
  waitsFor: z.enum(['offer', 'claim', 'work']),
  since: Instant,
})
export type Repair = z.output<typeof Repair>

/** A sheet that the supplier sent today, and the repairs that it opened. */
export const Sent = z.object({
  recordId: Id,
  planName: z.string(),
  at: Instant,
  repairNumbers: z.array(z.int()),
})
export type Sent = z.output<typeof Sent>

export const Work = z.object({
  pass: Pass,
  today: z.string(),
  jobs: z.array(Job),
  repairs: z.array(Repair),
  papers: z.array(z.object({ paperId: Id, title: z.string(), endDay: z.string() })),
  sent: z.array(Sent),
})
export type Work = z.output<typeof Work>

/** One sending of a link, and what became of it. `by` '': it went by itself. `fault`: what the channel said. */
export const Sending = z.object({
  toldId: Id,
  supplierId: Id,
  at: Instant,
  by: z.string(),
  way: z.enum(['sms', 'mail']).nullable(),
  state: z.enum(['sending', 'sent', 'failed']),
  fault: z.string(),
})
export type Sending = z.output<typeof Sending>

const byPass = { can: 'public', cookie: true } as const
const base = '/api/v1/SupplierMaintenance'

export const supplierMaintenance = contract('supplierMaintenance', {
  invite: call({
    can: 'supplierMaintenance.invite',
    service: [11],
    method: 'POST',
    path: '/api/v1/Communities/Suppliers/{supplierId}/Pass',
    summary: 'A link with which this supplier sees its own work until the end of the day.',
    secret: 'the link and its code open the work of the supplier',
    takes: z.object({ supplierId: Id }),
    gives: data(z.object({ url: Secret, code: Secret, endsAt: Instant })),
  }),
  endPasses: call({
    can: 'supplierMaintenance.invite',
    service: [11],
    method: 'DELETE',
    path: '/api/v1/Communities/Suppliers/{supplierId}/Pass',
    summary: 'All links of this supplier end now: whoever came in by one is out.',
    takes: z.object({ supplierId: Id }),
    gives: done,
  }),
  showSending: call({
    can: 'supplierMaintenance.invite',
    service: [11],
    method: 'GET',
    path: '/api/v1/Communities/Suppliers/{supplierId}/Pass/Send',
    summary:
      'To whom the link of today would be sent and what the message says; and what became of the last ones.',
    takes: z.object({ supplierId: Id }),
    gives: data(
      z.object({
        way: z.enum(['sms', 'mail']).nullable(),
        person: z.string(),
        to: z.string(),
        isChannelOn: z.boolean(),
        text: z.string(),
        sendings: z.array(Sending),
      }),
    ),
  }),
  listFailures: call({
    can: 'supplierMaintenance.invite',
    service: [11],
    method: 'GET',
    path: '/api/v1/Communities/Suppliers/Pass/Failures',
    summary: 'Suppliers whose last link of today did not go out.',
    takes: z.object({}),
    gives: data(z.array(Sending.extend({ supplierName: z.string() }))),
  }),
  sendPass: call({
    can: 'supplierMaintenance.invite',
    service: [11],
    method: 'POST',
    path: '/api/v1/Communities/Suppliers/{supplierId}/Pass/Send',
    summary: "Sends the supplier's contact a link of today by SMS or mail.",
    takes: z.object({ supplierId: Id }),
    gives: done,
  }),
  logIn: call({
    ...byPass,
    method: 'POST',
    path: '/api/v1/SupplierLogin',
    summary:
      'A supplier comes in with the code of its message (R323); it leaves the address and lives in a cookie until its end.',
    takes: z.object({ supplierId: Id.optional(), code }),
    gives: data(Pass),
  }),
  listStaff: call({
    ...byPass,
    method: 'GET',
    path: '/api/v1/SupplierLogin/Staff',
    summary: 'Those of the supplier who may be doing the work.',
    takes: z.object({}),
    gives: data(z.array(z.object({ name: z.string(), title: z.string() }))),
  }),
  showWork: call({
    ...byPass,
    method: 'GET',
    path: `${base}/Work`,
    summary: 'What waits for the supplier, and nothing of anybody else.',
    takes: z.object({}),
    gives: data(Work),
  }),
  addPhoto: call({
    ...byPass,
    method: 'POST',
    path: `${base}/Photo`,
    summary: 'Keeps a photo or a signature (multipart, field File).',
    body: 'file',
    takes: z.object({}),
    gives: data(z.object({ path: z.string() })),
  }),
  saveChecks: call({
    ...byPass,
    method: 'PATCH',
    path: `${base}/Work/{recordId}`,
    summary: 'Keeps what was found until now; who and when are the server’s.',
    takes: z.object({ recordId: Id, worker: words(20), checks: z.array(Check).max(2000) }),
    gives: done,
  }),
  finishWork: call({
    ...byPass,
    method: 'POST',
    path: `${base}/Work/{recordId}/Finish`,
    summary: 'It is done and signed by who did it and who accepted it; a failed check is a repair.',
    takes: z.object({
      recordId: Id,
      worker: words(20),
      acceptor: words(20),
      workerSign: path,
      acceptorSign: path,
      note: line(200).default(''),
      /** The sheet on the phone, and the terms that it was filled under; sent again, it is the same one. */
      sheetId: Id.optional(),
      sheetTerms: z.array(Id).max(120).optional().meta({ wire: 'TermIds' }),
      checks: z.array(Check).max(2000),
    }),
    gives: data(z.object({ repairNumbers: z.array(z.int()) })),
  }),
  offerRepair: call({
    ...byPass,
    method: 'POST',
    path: `${base}/Repair/{caseId}/Offer`,
    summary: 'What the supplier wants for a repair.',
    takes: z.object({
      caseId: Id,
      offerId: Id,
      worker: words(20),
      amount: Money,
      note: line(100).default(''),
    }),
    gives: done,
  }),
  finishRepair: call({
    ...byPass,
    method: 'POST',
    path: `${base}/Repair/{caseId}/Finish`,
    summary: 'The supplier says that a repair is done.',
    takes: z.object({
      caseId: Id,
      worker: words(20),
      note: line(200).default(''),
      photos: z.array(path).max(6).default([]),
    }),
    gives: done,
  }),
})
