import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Filters, Id, Instant, line } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** As the specification names them, and our own: an export that somebody stopped. */
export const exportStates = ['created', 'pending', 'inprogress', 'completed', 'failed', 'cancelled'] as const
export type ExportState = (typeof exportStates)[number]

/** The most rows of one export. */
export const mostRows = 200_000
/** Days that a finished file is kept. */
export const keptDays = 7
/** The most exports that a community has under way at once. */
export const mostAtOnce = 3

const id = Id.meta({ wire: 'ExportId' })
const kind = line(40)

/** What moves while an export is made. */
export const exportProgress = {
  exportId: id,
  kind: z.string(),
  /** `包裹` */
  title: z.string(),
  state: z.enum(exportStates).meta({ wire: 'Status' }),
  /** Rows that are written. */
  rowCount: z.int(),
  total: z.int(),
}

export const Export = z.object({
  ...exportProgress,
  /** The filters in words, as the page said them. */
  words: z.string(),
  isMasked: z.boolean(),
  reason: z.string(),
  /** Bytes of the finished file. */
  bytes: z.int(),
  /** Why it failed, for the person who started it. */
  failure: z.string(),
  startedBy: z.string(),
  isMine: z.boolean(),
  createdAt: Instant.meta({ wire: 'CreateAtUtc' }),
  completedAt: Instant.nullable().meta({ wire: 'CompletedAtUtc' }),
  /** From then on the file is no more. */
  expiresAt: Instant.nullable().meta({ wire: 'ExpireAtUtc' }),
  isExpired: z.boolean(),
})
export type Export = z.output<typeof Export>

export const unknownSheet = () => problem(404431, '沒有這一種匯出。')
export const nothingToExport = () => problem(400431, '沒有符合條件的資料可以匯出，請放寬篩選條件。')
export const reasonMissing = () => problem(400432, '匯出未遮罩的個人資料，請填寫原因。')
export const mayNotUnmask = () => problem(403431, '您只能匯出已遮罩的資料，請取消「不遮罩」。')
export const idTaken = () => problem(409431, '同一次匯出已用於另一份匯出，請關閉視窗後重新匯出。')
export const alreadyRunning = (title: string) =>
  problem(409432, `您的「${title}」匯出還在進行中，請等它完成或先取消。`)
export const tooManyRunning = () =>
  problem(409433, `社區已有 ${mostAtOnce} 份匯出進行中，請稍候其中一份完成。`)
export const notReady = () => problem(409434, '檔案還在製作中，完成後才能下載。')
export const alreadyOver = () => problem(409435, '這份匯出已經結束，無法取消。')
export const fileGone = () => problem(404432, `檔案已超過 ${keptDays} 天保存期限或已被移除，請重新匯出。`)
export const tooManyRows = (total: number) =>
  problem(
    413401,
    `符合條件的資料有 ${total.toLocaleString('en')} 筆，一次最多匯出 ${mostRows.toLocaleString('en')} 筆，請縮小日期範圍後再試。`,
  )

export const exports = contract('exports', {
  start: call({
    method: 'POST',
    path: '/api/v1/Export',
    summary: 'Starts an export; the client makes its id, so a retry is the same export.',
    can: 'exports.use',
    takes: z.object({
      exportId: id,
      kind,
      /** The filters, in the names of the kind's own list on the wire. */
      query: Filters.default({}),
      words: line(200).default(''),
      isMasked: z.boolean().default(true),
      reason: line(100).default(''),
    }),
    gives: data(Export),
  }),
  list: call({
    method: 'GET',
    path: '/api/v1/Export',
    summary: 'The exports of the last days, the newest first: mine, or everybody’s for who may manage them.',
    can: 'exports.use',
    takes: z.object({ everybody: z.boolean().default(false) }),
    gives: data(z.array(Export)),
  }),
  get: call({
    method: 'GET',
    path: '/api/v1/Export/{exportId}',
    summary: 'One export with its progress.',
    can: 'exports.use',
    takes: z.object({ exportId: Id }),
    gives: data(Export),
    errors: 'counter',
  }),
  cancel: call({
    method: 'POST',
    path: '/api/v1/Export/{exportId}/Cancel',
    summary: 'Stops an export that is under way.',
    can: 'exports.use',
    takes: z.object({ exportId: Id }),
    gives: done,
  }),
  download: call({
    method: 'GET',
    path: '/api/v1/Export/{exportId}/File',
    summary: 'The finished file, for who started it and for managers; audited.',
    can: 'exports.use',
    takes: z.object({ exportId: Id }),
    gives: z.object({}),
  }),
})
