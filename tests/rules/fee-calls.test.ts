import { describe, expect, it } from 'vitest'
import { declared } from '#apps/server/modules.ts'

/** The calls of fees that the documents name; those of KGI are the same with `Provider`. */
const documented = [
  'GET /api/v1/Bill/CommunityBillServiceSettings',
  'GET /api/v1/BillBulk',
  'GET /api/v1/BillBulk/Basic',
  'GET /api/v1/BillBulk/Tablet/{tabletId}',
  'POST /api/v1/BillBulk',
  'POST /api/v1/BillBulk/Excel',
  'GET /api/v1/BillBulk/Excel/Template',
  'GET /api/v1/BillBulk/{billBulkId}',
  'PUT /api/v1/BillBulk/{billBulkId}',
  'DELETE /api/v1/BillBulk/{billBulkId}',
  'GET /api/v1/BillBulk/{billBulkId}/Bill/{billId}',
  'PUT /api/v1/BillBulk/{billBulkId}/Bill/{billId}',
  'DELETE /api/v1/BillBulk/{billBulkId}/Bill/{billId}',
  'PUT /api/v1/BillBulk/{billBulkId}/Bill/{billId}/Term',
  'PUT /api/v1/BillBulk/{billBulkId}/Bill/{billId}/Move/{anotherBillBulkId}',
  'PUT /api/v1/BillBulk/{billBulkId}/Bill/{billId}/ModifyDate',
  'POST /api/v1/BillBulk/{billBulkId}/Bill/{billId}/Writeoff/Manual',
  'DELETE /api/v1/BillBulk/{billBulkId}/Bill/{billId}/Writeoff/Manual/{writeoffId}',
  'GET /api/v1/BillBulk/{billBulkId}/Bill/{billId}/Writeoff/{writeoffId}/Receipt',
  'PUT /api/v1/BillBulk/{billBulkId}/Bill/{billId}/Writeoff/{writeoffId}/Move',
  'GET /api/v1/BillBulk/{billBulkId}/Bill/{billId}/Print',
  'GET /api/v1/BillBulk/{billBulkId}/Bill/{billId}/Export',
  'POST /api/v1/BillBulk/{billBulkId}/Bill/{billId}/Notification/Again',
  'PUT /api/v1/BillBulk/{billBulkId}/{billStatusEnum}',
  'PUT /api/v1/Bills/{billStatusEnum}',
  'GET /api/v1/Bill',
  'GET /api/v1/Bill/Status',
  'PUT /api/v1/Bill/ModifyDate',
  'POST /api/v1/Bill/Notification/Again',
  'GET /api/v1/Bill/Export',
  'GET /api/v1/Bill/Print',
  'GET /api/v1/Bill/Writeoffs/Print',
  'GET /api/v1/Receipt',
  'GET /api/v1/Receipt/EntryReports',
  'GET /api/v1/Receipt/EntryReport/Export',
  'GET /api/v1/Config/CommunitySettings',
  'PUT /api/v1/Config/CommunitySettings',
  'GET /api/v1/Config/Community/Account',
  'POST /api/v1/Config/Community/PassbookCopy',
  'POST /api/v1/Config/Community/PassbookRecognize',
  'POST /api/v1/Config/Community/Account/Draft',
  'PUT /api/v1/Config/Community/Account/Draft/Withdraw',
]

const calls = new Map(
  declared.contracts.flatMap(({ calls }) =>
    Object.values(calls).map((call) => [`${call.method} ${call.path}` as string, call] as const),
  ),
)
const found = documented.flatMap((name) => calls.get(name) ?? [])

describe('the calls of fees', () => {
  it('are all 42 there, under service 2 (R292)', () => {
    expect(documented.filter((name) => !calls.has(name))).toEqual([])
    expect(found).toHaveLength(42)
    for (const { path, service } of found) expect(service, path).toEqual([2])
  })

  it('are those of KGI with Provider (R018)', () => {
    const without = found.filter(({ takes }) => !('provider' in takes.shape))
    expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it('have the errors of billing (R247 to R250)', () => {
    expect(found.filter(({ errors }) => errors !== 'billing').map(({ path }) => path)).toEqual([])
  })

  it('call a bill, its run and its household by the documents’ names (R281)', () => {
    const paths = found.map(({ path }) => path).join()
    for (const name of [
      'billBulkId',
      'billId',
      'writeoffId',
      'tabletId',
      'billStatusEnum',
      'anotherBillBulkId',
    ])
      expect(paths).toContain(`{${name}}`)
  })
})
