import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { billImportsWords } from '../words.ts'

const forget = deleteOld({
  table: 'bill_import',
  endedAt: 't.uploaded_at',
  where: "t.file_path = ''",
})

/** The list of imports; their files go at once or after a day, whatever the setting. */
export const retentions = retentionsOf(billImportsWords, {
  'billImports.records': { defaultDays: 365, minDays: 30, maxDays: 1825, forget: [forget] },
})
