import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Day,
  done,
  Id,
  line,
  RowVersion,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Asset, AssetDetail, assetId, Attachment, settings, Status } from './shapes.ts'

export { addressOfCode, codeIn } from './label.ts'
export { fieldHead, type Head, heads, sheetTitle } from './sheet.ts'
export {
  Asset,
  AssetDetail,
  Attachment,
  Settings,
  Status,
  statuses,
  statusNumbers,
} from './shapes.ts'

export const assetFilters = {
  /** Number, name, brand, model, serial number or place, or a part of it. */
  text: line(60).default(''),
  assetCategoryId: Id.optional().meta({ wire: 'CategoryId' }),
  areaId: Id.optional(),
  assetStatus: Status.optional().meta({ wire: 'StatusId' }),
  /** Only what the desk lends. */
  isLendable: z.boolean().optional().meta({ wire: 'IsLoanable' }),
  /** Only what has a paper that ended, or ends within 30 days. */
  isPaperEnding: z.boolean().optional(),
}

/** A total is counted no further than this. */
export const mostCounted = 10_000

/** Labels that are made at once. */
export const mostLabels = 500

export const assetIdTaken = () =>
  problem(409_26_011, '這項資產已用同一個編號新增過，內容不同；請重新整理後再新增。')
export const assetChanged = () => problem(409_26_012, '這項資產剛剛被別人改過，請看過新的內容再儲存。')
export const displayIdTaken = (id: string) => problem(409_26_013, `已經有資產編號「${id}」，請改用別的編號。`)
export const lendableOverQuantity = () => problem(400_26_011, '可借數量不能多於數量。')
export const lendableNameLong = () => problem(400_26_012, '櫃台借出的物品名稱最多 20 個字，請縮短名稱。')
export const fieldUnfit = (field: string) =>
  problem(400_26_015, `「${field}」的內容不符合這個欄位，請重新填寫。`)
export const residualOverCost = () => problem(400_26_016, '殘值不能高於購入金額。')
export const supplierUnknown = () => problem(400_26_017, '沒有這家廠商，或已停用，請重新選擇。')
export const attachmentIdTaken = () =>
  problem(409_26_021, '這個檔案已用同一個編號加入過；請重新整理後再加入。')
export const tooManyAttachments = () => problem(400_26_021, '一項資產最多 40 個檔案，請先刪除不用的。')
export const paperUnreadable = () => problem(400_26_022, '請選擇 PDF、JPG 或 PNG 檔。')
export const nothingToLabel = () => problem(400_26_023, '沒有符合的資產，無法列印標籤。')
export const tooManyLabels = () =>
  problem(400_26_025, `一次最多 ${mostLabels} 枚標籤，請用類別或區域分批列印。`)
export const baseUnfit = () => problem(400_26_024, '網址不正確，請重新整理後再列印。')
export const notInUse = (id: string) =>
  problem(409_26_015, `「${id}」在資產登記為停用或報廢，請先在資產頁改回使用中，再由櫃台借出。`)
export const stillLent = () => problem(409_26_014, '還有借出中的物品，收回後才能刪除。')

const service = [11, 25] as const
const see = { can: 'assets.view', service } as const
const change = { can: 'assets.change', service } as const
const path = '/api/v1/Communities/Assets'

export const assets = contract('assets', {
  listStatuses: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Assets/Status',
    summary: 'How assets may stand, with how many stand so.',
    takes: z.object({}),
    gives: data(
      z.array(
        z.object({
          assetStatus: Status.meta({ wire: 'StatusId' }),
          name: z.string().meta({ wire: 'StatusName' }),
          assetCount: z.int(),
        }),
      ),
    ),
  }),
  list: call({
    ...see,
    method: 'GET',
    path,
    summary: 'What the community owns by its numbers (R320); deep pages by After.',
    takes: z.object({ ...assetFilters, ...cursorPaging }),
    gives: cursorPage(Asset),
  }),
  get: call({
    ...see,
    method: 'GET',
    path: `${path}/{assetId}`,
    summary: 'One asset with its photos and papers, what it is worth, and everything that was changed of it.',
    takes: z.object({ assetId }),
    gives: data(AssetDetail),
    errors: 'own',
  }),
  find: call({
    ...see,
    method: 'GET',
    path: `${path}/OfCode/{code}`,
    summary: 'The asset whose label says this code, or whose number it is. Match before {AssetId}.',
    takes: z.object({ code: words(40) }),
    gives: data(Asset),
    errors: 'own',
  }),
  add: call({
    ...change,
    method: 'POST',
    path,
    summary: 'Adds an asset. The same id with the same content is the same asset again.',
    takes: z.object({ assetId, ...settings }),
    gives: data(Asset),
  }),
  correct: call({
    ...change,
    method: 'PUT',
    path: `${path}/{assetId}`,
    summary: 'Changes what people decide about an asset; the old values stay in its timeline.',
    takes: z.object({
      assetId,
      rowVersion: RowVersion,
      /** How many the desk had to lend when the form was opened. */
      seenLendable: z.int().min(0).max(9999).optional().meta({ wire: 'SeenLoanableQuantity' }),
      reason: line(30).default(''),
      ...settings,
    }),
    gives: data(Asset),
  }),
  remove: call({
    ...change,
    method: 'DELETE',
    path: `${path}/{assetId}`,
    summary: 'Takes an asset off the register; its past stays.',
    takes: z.object({ assetId }),
    gives: done,
  }),
  removeMany: call({
    ...change,
    method: 'DELETE',
    path,
    summary: 'Takes assets off the register, all or none.',
    takes: z.object({ assetIds: z.array(Id).min(1).max(200) }),
    gives: data(z.object({ count: z.int() })),
  }),
  listAttachments: call({
    ...see,
    method: 'GET',
    path: `${path}/{assetId}/Attachments`,
    summary: 'Photos and papers of an asset, the oldest first.',
    takes: z.object({ assetId }),
    gives: data(z.array(Attachment)),
  }),
  addAttachment: call({
    ...change,
    method: 'POST',
    path: `${path}/{assetId}/Attachments`,
    summary: 'Adds a photo or a paper that was uploaded. The same id with the same file is the same again.',
    takes: z.object({
      assetId,
      attachmentId: Id,
      attachmentKind: z.enum(['photo', 'paper']).meta({ wire: 'FileKind' }),
      name: words(60).meta({ wire: 'FileName' }),
      path: line(200),
      validUntil: Day.nullable().default(null).meta({ wire: 'ExpireDate' }),
    }),
    gives: data(z.array(Attachment)),
  }),
  removeAttachment: call({
    ...change,
    method: 'DELETE',
    path: `${path}/{assetId}/Attachments/{attachmentId}`,
    summary: 'Takes a photo or a paper away.',
    takes: z.object({ assetId, attachmentId: Id }),
    gives: done,
  }),
  openAttachment: call({
    ...see,
    method: 'GET',
    path: `${path}/{assetId}/Attachments/{attachmentId}/Link`,
    summary: 'A short-lived link to a photo or a paper; the view is audited.',
    takes: z.object({ assetId, attachmentId: Id }),
    gives: data(z.object({ url: z.string(), contentType: z.string() })),
    inTransaction: 'the view is written down',
    errors: 'own',
  }),
  keepPaper: call({
    ...change,
    method: 'POST',
    path: `${path}/Files`,
    summary:
      'Keeps a paper (multipart, field File): PDF, JPEG or PNG. Gives the path that an attachment names.',
    body: 'file',
    takes: z.object({}),
    gives: data(z.object({ path: z.string(), contentType: z.string() })),
  }),
  exportFile: call({
    ...see,
    method: 'GET',
    path: `${path}/Export`,
    summary:
      'The register with its filters as a workbook, which can be taken in again; audited. IsTemplate: heads alone.',
    takes: z.object({ ...assetFilters, isTemplate: z.boolean().default(false) }),
    gives: z.object({}),
    inTransaction: 'the file that left is written down',
  }),
  labels: call({
    ...see,
    method: 'GET',
    path: `${path}/QRcode`,
    summary:
      'The labels of assets, of those that are named or of the filters: what each says, or with Paper a PDF of them.',
    takes: z.object({
      assetIds: z.array(Id).max(mostLabels).optional(),
      ...assetFilters,
      paper: z.enum(['sheet', 'single']).optional(),
      /** What the labels' addresses begin with where nobody said under which name people reach the program: https://lobby.example.tw. */
      base: line(200).default(''),
    }),
    gives: data(
      z.array(
        z.object({
          assetId,
          displayId: z.string(),
          name: z.string(),
          areaName: z.string(),
          qrCode: z.string(),
          /** What the code is a picture of. */
          address: z.string(),
        }),
      ),
    ),
    inTransaction: 'what was printed is written down',
  }),
})
