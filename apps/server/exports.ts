import type { AnyExportSheet } from '#platform/server/export-sheet.ts'
import { sheets as auditSheets } from '#modules/audit/server/exports.ts'
import { sheets as cashSheets } from '#modules/cash/server/exports.ts'
import { sheets as depositsSheets } from '#modules/deposits/server/exports.ts'
import { sheets as packageRecordsSheets } from '#modules/package-records/server/exports.ts'
import { sheets as returnsSheets } from '#modules/returns/server/exports.ts'
import { sheets as visitorRecordsSheets } from '#modules/visitor-records/server/exports.ts'

/** Every list that can be exported. */
export const allSheets: readonly AnyExportSheet[] = [
  ...packageRecordsSheets,
  ...depositsSheets,
  ...cashSheets,
  ...returnsSheets,
  ...auditSheets,
  ...visitorRecordsSheets,
]
