import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, line, page, paging } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { FaultGroup, HouseholdImport, ImportFault, ImportLine, mostChecking } from './shapes.ts'

export const fileMissing = () => problem(400711, '沒有收到檔案，請選擇一個 .xlsx 檔。')
export const hasFaults = (count: number) =>
  problem(400712, `檔案還有 ${count} 個錯誤，修正後重新上傳才能匯入。`)
export const nothingToImport = () => problem(400713, '檔案內容與系統完全相同，沒有需要匯入的資料。')
export const reasonMissing = () => problem(400714, '匯出未遮罩的個人資料，請填寫原因。')
export const mayNotUnmask = () => problem(403701, '您只能匯出已遮罩的資料。')
export const idTaken = () => problem(409701, '同一次上傳已用於另一個檔案，請關閉視窗後重新上傳。')
export const stillChecking = () => problem(409702, '檔案還在檢查中，請稍候。')
export const alreadyOver = (words: string) => problem(409703, `這次匯入${words}，不能再變更。`)
export const otherApplying = (who: string) => problem(409705, `${who} 正在匯入另一個檔案，請等它完成。`)
export const tooManyChecking = () =>
  problem(409741, `社區還有 ${mostChecking} 個檔案等候檢查，請等檢查完成，或先取消其中一個，再送出這個檔案。`)
export const fileGone = () => problem(404701, '上傳的檔案已刪除，請重新上傳。')

const importId = Id

export const householdImports = contract('householdImports', {
  exampleFile: call({
    method: 'GET',
    path: '/core/api/HouseholdProperty/Example/Export',
    summary: 'An example workbook with the headings, a few lines and an explanation.',
    can: 'householdImports.use',
    takes: z.object({}),
    gives: z.object({}),
  }),
  exportFile: call({
    method: 'GET',
    path: '/core/api/HouseholdProperty/Export',
    summary:
      'All households and residents as a workbook that can be imported again; people masked unless IsMasked=false with a reason. Audited.',
    can: 'householdImports.use',
    takes: z.object({ isMasked: z.boolean().default(true), reason: line(100).default('') }),
    gives: z.object({}),
  }),
  upload: call({
    method: 'POST',
    path: '/core/api/HouseholdProperty/Import',
    summary:
      'Uploads a workbook (multipart, field File) and begins to check it; nothing is written before it is confirmed. The client makes the id, so a retry is the same import.',
    can: 'householdImports.use',
    body: 'file',
    takes: z.object({ importId: importId.optional() }),
    query: ['importId'],
    gives: data(HouseholdImport),
  }),
  list: call({
    method: 'GET',
    path: '/api/v1/HouseholdProperty/Import',
    summary: 'The last imports with who and when, the newest first.',
    can: 'householdImports.use',
    takes: z.object({}),
    gives: data(z.array(HouseholdImport)),
  }),
  get: call({
    method: 'GET',
    path: '/api/v1/HouseholdProperty/Import/{importId}',
    summary: 'One import: how far it is, what it would do.',
    can: 'householdImports.use',
    takes: z.object({ importId }),
    gives: data(HouseholdImport),
    errors: 'counter',
  }),
  listFaults: call({
    method: 'GET',
    path: '/api/v1/HouseholdProperty/Import/{importId}/Faults',
    summary: 'What is wrong or worth knowing, cell by cell, and how many each column has.',
    can: 'householdImports.use',
    takes: z.object({
      importId,
      ...paging,
      sheet: line(31).default(''),
      /** A column's title; '' for all. */
      column: line(40).default(''),
      isNotice: z.boolean().optional(),
    }),
    gives: page(ImportFault).extend({ groups: z.array(FaultGroup) }),
  }),
  listLines: call({
    method: 'GET',
    path: '/api/v1/HouseholdProperty/Import/{importId}/Lines',
    summary: 'What the import would add and change, line by line.',
    can: 'householdImports.use',
    takes: z.object({
      importId,
      ...paging,
      act: z.enum(['added', 'changed']).optional(),
      text: line(40).default(''),
    }),
    gives: page(ImportLine),
  }),
  markedFile: call({
    method: 'GET',
    path: '/api/v1/HouseholdProperty/Import/{importId}/Marked',
    summary: 'The uploaded workbook with every wrong cell marked and explained; audited.',
    can: 'householdImports.use',
    takes: z.object({ importId }),
    gives: z.object({}),
  }),
  confirm: call({
    method: 'POST',
    path: '/api/v1/HouseholdProperty/Import/{importId}/Confirm',
    summary:
      'Writes what the preview showed, all or nothing, by a job; when something changed meanwhile the import becomes stale and nothing is written.',
    can: 'householdImports.use',
    takes: z.object({ importId }),
    gives: data(HouseholdImport),
  }),
  recheck: call({
    method: 'POST',
    path: '/api/v1/HouseholdProperty/Import/{importId}/Recheck',
    summary: 'Compares the file anew with what is there now.',
    can: 'householdImports.use',
    takes: z.object({ importId }),
    gives: data(HouseholdImport),
  }),
  cancel: call({
    method: 'POST',
    path: '/api/v1/HouseholdProperty/Import/{importId}/Cancel',
    summary: 'Gives an import up; its file is removed.',
    can: 'householdImports.use',
    takes: z.object({ importId }),
    gives: done,
  }),
})
