import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, line } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** The largest workbook that is taken, in bytes. */
export const largestFile = 5 * 1024 * 1024
/** Rows of a workbook at most. */
export const mostRows = 5000

/** What can be wrong with a cell, or with the sheet. */
export const faultKinds = [
  'headMissing',
  'noRows',
  'formula',
  'numberMissing',
  'numberTwice',
  'nameMissing',
  'tooLong',
  'categoryUnknown',
  'areaUnknown',
  'supplierUnknown',
  'statusUnknown',
  'notWhole',
  'notYears',
  'notDay',
  'lendableOver',
  'lentOut',
  'lendableName',
  'residualOver',
  'fieldUnfit',
] as const
export const Fault = z.object({
  kind: z.enum(faultKinds).meta({ wire: 'FaultKind' }),
  /** C7; '' for the sheet as a whole. */
  cell: z.string(),
  head: z.string(),
  value: z.string(),
})
export type Fault = z.output<typeof Fault>

/** What a row would change of an asset that is known. */
export const ImportChange = z.object({
  displayId: z.string(),
  name: z.string().meta({ wire: 'AssetName' }),
  changes: z.array(z.object({ head: z.string(), before: z.string(), after: z.string() })),
})
export type ImportChange = z.output<typeof ImportChange>

export const AssetImport = z.object({
  importId: Id,
  fileName: z.string(),
  uploadedAt: Instant,
  uploadedBy: z.string(),
  rowCount: z.int(),
  addedCount: z.int(),
  changedCount: z.int(),
  /** Rows that say what the register says already. */
  sameCount: z.int(),
  /** What the first 50 of them would change. */
  changes: z.array(ImportChange),
  /** The first 200 of what is wrong, in the order of the sheet. */
  faults: z.array(Fault),
  faultCount: z.int(),
  /** What was looked at, all rows of it: whoever confirms sends it back. */
  lookDigest: z.string(),
  confirmedAt: Instant.nullable(),
})
export type AssetImport = z.output<typeof AssetImport>

export const fileMissing = () => problem(400_26_041, '沒有收到檔案，請重新選擇 .xlsx 檔。')
export const importIdTaken = () =>
  problem(409_26_041, '這次匯入已用同一個編號上傳過別的檔案，請重新選擇檔案。')
export const hasFaults = (count: number) =>
  problem(409_26_042, `檔案還有 ${count} 個錯誤，修正後重新上傳，才能寫入。`)

export const changedSinceLook = () =>
  problem(409_26_043, '看過之後登記的資產有改過，尚未寫入；請重新選擇檔案，看過新的結果再寫入。')

const importId = Id
const use = { can: 'assetImports.use', service: [11, 25] } as const
const path = '/api/v1/Communities/Assets/Import'

export const assetImports = contract('assetImports', {
  upload: call({
    ...use,
    method: 'POST',
    path,
    summary:
      'Uploads a workbook of assets (multipart, field File): it is read and looked at; nothing is written before it is confirmed. The client makes the id.',
    body: 'file',
    takes: z.object({ importId }),
    query: ['importId'],
    gives: data(AssetImport),
  }),
  find: call({
    ...use,
    method: 'GET',
    path: `${path}/{importId}`,
    summary: 'What an uploaded workbook would do now, or did.',
    takes: z.object({ importId }),
    gives: data(AssetImport),
  }),
  confirm: call({
    ...use,
    method: 'POST',
    path: `${path}/{importId}/Confirm`,
    summary: 'Writes the assets of a workbook, all or none, as whoever confirms looked at them.',
    takes: z.object({ importId, lookDigest: line(64) }),
    gives: data(AssetImport),
  }),
})
