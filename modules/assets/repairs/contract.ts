import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Id,
  line,
  Money,
  RowVersion,
  verbatim,
  words,
} from '#platform/contract/fields.ts'
import { caseId, RepairCase, RepairDetail, report, Wait } from './shapes.ts'

export { mostPhotos } from './shapes.ts'

const service = [11] as const
const see = { can: 'repairs.view', service } as const
const decide = { can: 'repairs.decide', service } as const
const base = '/api/v1/Repairs'
const one = `${base}/{caseId}`
const seen = { caseId, rowVersion: RowVersion }
const token = verbatim(100)
const changed = data(RepairDetail)

export { repairNumber } from './repair-number.ts'
export const repairs = contract('repairs', {
  listRepairs: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'Repairs, the newest first: open ones, or all; of an asset, or with words.',
    takes: z.object({
      isOpen: z.boolean().default(true),
      keyword: line(40).default(''),
      waitsFor: Wait.optional(),
      assetId: Id.optional(),
      alarmId: Id.optional().meta({ wire: 'EventId' }),
      /** What waits longest first, one page alone. */
      isLongestFirst: z.boolean().default(false),
      ...cursorPaging,
    }),
    gives: cursorPage(RepairCase),
  }),
  readRepair: call({
    ...see,
    method: 'GET',
    path: one,
    summary: 'One repair with offers and everything that happened.',
    takes: z.object({ caseId }),
    gives: changed,
  }),
  reportRepair: call({
    can: 'repairs.report',
    service,
    method: 'POST',
    path: base,
    summary: 'The desk writes down what is broken; the same id with the same words is the same case.',
    takes: z.object({
      caseId,
      ...report,
      /** The alarm of the building that tells of it. */
      alarmId: Id.nullable().default(null).meta({ wire: 'EventId' }),
      householdId: Id.nullable().default(null).meta({ wire: 'TabletId' }),
      reporterName: line(20).default(''),
      reporterPhone: line(30).default(''),
    }),
    gives: changed,
  }),
  assignRepair: call({
    ...decide,
    method: 'PATCH',
    path: `${one}/Assign`,
    summary: 'Who does it: a supplier who makes an offer first, or begins at once; or somebody of the house.',
    takes: z.object({
      ...seen,
      supplierId: Id.nullable(),
      assignee: line(20).default(''),
      needsOffer: z.boolean(),
      isWarranty: z.boolean().default(false),
      note: line(100).default(''),
    }),
    gives: changed,
  }),
  linkAsset: call({
    can: 'repairs.report',
    service,
    method: 'PATCH',
    path: `${one}/Asset`,
    summary: 'Says which thing of the register a repair is of; null: none.',
    takes: z.object({ ...seen, assetId: Id.nullable() }),
    gives: changed,
  }),
  addOffer: call({
    can: 'repairs.report',
    service,
    method: 'POST',
    path: `${one}/Offers`,
    summary: 'Writes down what a supplier wants for it.',
    takes: z.object({ caseId, offerId: Id, supplierId: Id, amount: Money, note: line(100).default('') }),
    gives: changed,
  }),
  chooseOffer: call({
    ...decide,
    method: 'PATCH',
    path: `${one}/Choose`,
    summary: 'An offer is taken: its supplier begins, at its amount.',
    takes: z.object({ ...seen, offerId: Id, note: line(100).default('') }),
    gives: changed,
  }),
  claimRepair: call({
    ...decide,
    method: 'PATCH',
    path: `${one}/Claim`,
    summary:
      'A claim under the warranty: to whom it was made, or what they said; one that was accepted costs nothing.',
    takes: z.object({
      ...seen,
      /** null: asked for, and not answered yet. */
      isAccepted: z.boolean().nullable(),
      /** With whom of the supplier it was talked about. */
      person: line(20).default(''),
      note: line(100).default(''),
    }),
    gives: changed,
  }),
  finishRepair: call({
    can: 'repairs.report',
    service,
    method: 'PATCH',
    path: `${one}/Finish`,
    summary: 'The work is done and waits to be accepted.',
    takes: z.object({ ...seen, cost: Money.nullable(), note: line(200).default('') }),
    gives: changed,
  }),
  acceptRepair: call({
    ...decide,
    method: 'PATCH',
    path: `${one}/Accept`,
    summary:
      'The work is accepted, with stars for its supplier where somebody gives them, and its cost where nobody said it or it is another.',
    takes: z.object({
      ...seen,
      cost: Money.nullable().default(null),
      stars: z.int().min(1).max(5).nullable().default(null),
      note: line(100).default(''),
    }),
    gives: changed,
  }),
  reopenRepair: call({
    can: 'repairs.report',
    service,
    method: 'PATCH',
    path: `${one}/Reopen`,
    summary: 'It is broken again, or was not done right: the same supplier has it again.',
    takes: z.object({ ...seen, reason: words(100) }),
    gives: changed,
  }),
  cancelRepair: call({
    ...decide,
    method: 'PATCH',
    path: `${one}/Cancel`,
    summary: 'Nothing is done about it, for a reason.',
    takes: z.object({ ...seen, reason: words(100) }),
    gives: changed,
  }),
  openPhoto: call({
    ...see,
    method: 'GET',
    path: `${one}/Photo`,
    summary: 'A short-lived link to a photo of a case. Audited.',
    takes: z.object({ caseId, path: line(200) }),
    gives: data(z.object({ url: z.string() })),
  }),
  showReportUrl: call({
    ...see,
    method: 'GET',
    path: '/api/v1/RepairReport/Url',
    summary: 'The address of the public page for reports, for a QR code on the wall.',
    takes: z.object({ assetId: Id.optional() }),
    gives: data(z.object({ url: z.string() })),
  }),
  renewReportUrl: call({
    ...decide,
    method: 'POST',
    path: '/api/v1/RepairReport/Url/Renew',
    summary: 'Another address of the public page: the code that hangs on the wall opens nothing any more.',
    takes: z.object({ assetId: Id.optional() }),
    gives: data(z.object({ url: z.string() })),
  }),
  showReport: call({
    method: 'GET',
    path: '/api/v1/RepairReport/{token}',
    summary:
      'What the public page shows: whose it is, and of which thing. By the code of a wall, or of a label.',
    can: 'public',
    takes: z.object({ token }),
    gives: data(z.object({ communityName: z.string(), assetName: z.string(), place: z.string() })),
  }),
  sendReport: call({
    method: 'POST',
    path: '/api/v1/RepairReport/{token}',
    summary:
      'Somebody without an account says what is broken, with a photo (multipart; File may be left out).',
    can: 'public',
    body: 'file',
    form: ['Id', 'Title', 'Place', 'Household', 'Name', 'Phone'],
    takes: z.object({ token }),
    gives: data(z.object({ caseId, number: z.int() })),
  }),
})
