import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, line, RowVersion, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Format, mostLines } from './format-shapes.ts'
import { BankFile, BankFormat, FormatVersion, Preview } from './shapes.ts'

export const fileMissing = () => problem(400_21_601, '沒有收到檔案，請選擇銀行或代收機構的檔案。')
export const noSuchFormat = () => problem(400_21_602, '找不到這個檔案格式，請重新選擇。')
export const fileHasFaults = (count: number) =>
  problem(400_21_603, `檔案有 ${count} 個地方無法讀取，全部沒有匯入；請確認格式，或重新下載檔案。`)
export const nothingNew = () => problem(409_21_604, '檔案裡的款項都已經匯入過，沒有新的一筆。')
export const fileOver = (words: string) => problem(409_21_605, `這個檔案${words}，不能再匯入。`)
export const fileIdTaken = () => problem(409_21_606, '同一次上傳已用於另一個檔案，請關閉視窗後重新上傳。')
export const formatNameTaken = () => problem(409_21_607, '已有同名的檔案格式，請換一個名稱。')
export const formatChanged = (by: string) =>
  problem(409_21_608, `${by} 剛剛改過這個格式，請重新整理後再修改。`)
export const formatIncomplete = () => problem(400_21_609, '格式至少要有金額與繳款日（或入帳日）兩欄。')
export const fileGone = () => problem(404_21_610, '這個檔案的內容已經移除，請重新上傳。')

const service = [2] as const
const fileId = Id

/** Files of banks and collecting agencies, and the formats by which they are read. */
export const bankFiles = contract('bankFiles', {
  listFormats: call({
    method: 'GET',
    path: '/api/v1/BankFile/Formats',
    summary: 'The formats that can be read: ours, then those that the community described.',
    can: 'bankFiles.view',
    service,
    takes: z.object({}),
    gives: data(z.array(BankFormat)),
  }),
  saveFormat: call({
    method: 'POST',
    path: '/api/v1/BankFile/Formats',
    summary: 'Describes a format, or changes one over the version that was seen (0 for a new one).',
    can: 'bankFiles.match',
    service,
    takes: z.object({ formatId: Id, rowVersion: RowVersion, format: Format }),
    gives: data(BankFormat),
  }),
  listVersions: call({
    method: 'GET',
    path: '/api/v1/BankFile/Formats/{formatId}/Versions',
    summary: 'What a format of the community was at each of its versions, the newest first.',
    can: 'bankFiles.view',
    service,
    takes: z.object({ formatId: Id }),
    gives: data(z.array(FormatVersion)),
  }),
  retireFormat: call({
    method: 'POST',
    path: '/api/v1/BankFile/Formats/{formatId}/Retire',
    summary: 'Takes a format out of use; files that were read by it stay as they are.',
    can: 'bankFiles.match',
    service,
    takes: z.object({ formatId: Id }),
    gives: done,
  }),
  tryFormat: call({
    method: 'POST',
    path: '/api/v1/BankFile/Formats/Try',
    summary: 'Reads the beginning of a file as a format describes it; keeps nothing.',
    can: 'bankFiles.match',
    service,
    takes: z.object({ format: Format, sample: verbatim(24_000) }),
    gives: data(Preview),
    unaudited: 'nothing is kept or changed; it reads what the caller has',
    anew: 'reading the same again does no harm',
  }),
  list: call({
    method: 'GET',
    path: '/api/v1/BankFile',
    summary: 'The last files with who and when, the newest first.',
    can: 'bankFiles.view',
    service,
    takes: z.object({}),
    gives: data(z.array(BankFile)),
  }),
  upload: call({
    method: 'POST',
    path: '/api/v1/BankFile',
    summary:
      'Uploads a file (multipart, field File): it is kept and read; nothing is booked before it is confirmed.',
    can: 'bankFiles.match',
    service,
    body: 'file',
    takes: z.object({ fileId, formatCode: line(40) }),
    query: ['fileId', 'formatCode'],
    gives: data(BankFile),
  }),
  find: call({
    method: 'GET',
    path: '/api/v1/BankFile/{fileId}',
    summary: 'One file, and what it holds while it is not imported.',
    can: 'bankFiles.view',
    service,
    takes: z.object({ fileId }),
    gives: data(BankFile.extend({ preview: Preview.nullable() })),
  }),
  confirm: call({
    method: 'POST',
    path: '/api/v1/BankFile/{fileId}/Confirm',
    summary:
      'Takes a file in, all or nothing: what fits its bill exactly is written off, the rest waits. Lines that were taken in before are left out, unless named as another payment with a reason.',
    can: 'bankFiles.match',
    service,
    takes: z.object({
      fileId,
      repeats: z
        .array(
          z.object({
            lineNumber: z
              .int()
              .min(1)
              .max(mostLines + 50),
            reason: words(60),
          }),
        )
        .max(200)
        .default([]),
    }),
    gives: data(BankFile),
  }),
  cancel: call({
    method: 'POST',
    path: '/api/v1/BankFile/{fileId}/Cancel',
    summary: 'Gives a file up that was not imported; its content is removed.',
    can: 'bankFiles.match',
    service,
    takes: z.object({ fileId }),
    gives: done,
  }),
})
