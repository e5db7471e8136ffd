import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, words } from '#platform/contract/fields.ts'
import { Cycle, feeType, Provider } from '#modules/money/bills/contract.ts'
import { BillImport, BillPreview } from './shapes.ts'

const importId = Id
const use = { can: 'billImports.use', service: [2], errors: 'billing' } as const
const provider = Provider.default('general')

/** Bills from a workbook (R292, R297 to R312), and out into one. */
export const billImports = contract('billImports', {
  template: call({
    ...use,
    method: 'GET',
    path: '/api/v1/BillBulk/Excel/Template',
    summary:
      'The workbook to fill in, with all households and items; with BillBulkId the bills of that run, which can be taken in again. Audited.',
    takes: z.object({ provider, feeType, billBulkId: Id.optional() }),
    gives: z.object({}),
  }),
  upload: call({
    ...use,
    method: 'POST',
    path: '/api/v1/BillBulk/Excel',
    summary:
      'Uploads a workbook (multipart, field File): it is kept and read; no bill is made before it is confirmed. The client makes the id, so a retry is the same import.',
    body: 'file',
    takes: z.object({ importId, provider, feeType }),
    query: ['importId', 'provider', 'feeType'],
    gives: data(BillImport),
  }),
  list: call({
    ...use,
    method: 'GET',
    path: '/api/v1/BillBulk/Excel',
    summary: 'The last workbooks with who and when, the newest first.',
    takes: z.object({ provider, feeType }),
    gives: data(z.array(BillImport)),
  }),
  find: call({
    ...use,
    method: 'GET',
    path: '/api/v1/BillBulk/Excel/{importId}',
    summary: 'One workbook; while it waits, what is wrong with it or what it would make.',
    takes: z.object({ importId }),
    gives: data(BillImport.extend({ preview: BillPreview.nullable() })),
  }),
  markedFile: call({
    ...use,
    method: 'GET',
    path: '/api/v1/BillBulk/Excel/{importId}/Marked',
    summary: 'The workbook with every wrong cell marked and explained; audited.',
    takes: z.object({ importId }),
    gives: z.object({}),
  }),
  confirm: call({
    ...use,
    method: 'POST',
    path: '/api/v1/BillBulk/Excel/{importId}/Confirm',
    summary:
      'Makes the bills, all or nothing: a new draft (Run), or more bills of a draft (BillBulkId). 400005: the days do not fit the cycle, or are not those of the draft.',
    takes: z.object({
      importId,
      billBulkId: Id.optional(),
      run: z
        .object({
          name: words(40),
          cycle: Cycle,
          dueOn: Day.meta({ wire: 'DueDate' }),
          /** What was owed, and below zero what was paid ahead, before the books began. */
          isOpening: z.boolean().default(false),
        })
        .optional(),
    }),
    gives: data(BillImport),
  }),
  cancel: call({
    ...use,
    method: 'POST',
    path: '/api/v1/BillBulk/Excel/{importId}/Cancel',
    summary: 'Gives a workbook up; its file is removed.',
    takes: z.object({ importId }),
    gives: done,
  }),
})
