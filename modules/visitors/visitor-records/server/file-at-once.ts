import { buffer } from 'node:stream/consumers'
import type { Context } from '#platform/server/context.ts'
import { rowsBehind } from '#platform/server/list.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { fileNameOf, masked, workbookType } from '#modules/keeping/exports/server/public.ts'
import type { RecordFilters } from '#modules/visitors/visits/contract.ts'
import { countRecords, recordsOf } from '#modules/visitors/visits/server/public.ts'
import { mostAtOnce, tooManyForFile } from '../contract.ts'
import { columns, visitorSheet } from './exports.ts'

const batch = 1000

async function* batchesOf(context: Context, filters: RecordFilters) {
  const list = await recordsOf(context, filters)
  let after = ''
  do {
    const page = await rowsBehind(list, { after, limit: batch })
    yield page.rows.map((row) => columns.map((column) => column.value(row, masked)))
    after = page.after
  } while (after)
}

/**
 * The record as a workbook at once, as the specification has it: people masked, no more rows than somebody waits for.
 * Everything else is an export of its own. Audited. Throws tooManyForFile.
 */
export async function exportRecords(context: Context, filters: RecordFilters): Promise<FileAnswer> {
  const total = await countRecords(context, filters)
  if (total > mostAtOnce) throw tooManyForFile(total)
  const { title } = visitorSheet
  const { actor, now } = context
  const content = await buffer(
    writeWorkbook({
      sheets: [
        {
          title,
          columns: columns.map(({ title, width, format = 'plain' }) => ({ title, width, format })),
          batches: batchesOf(context, filters),
        },
      ],
      about: {
        title: '說明',
        lines: [
          ['社區', actor.communityName],
          ['內容', title],
          ['匯出時間', now],
          ['匯出人', actor.name],
          ['個人資料', '已遮罩'],
        ],
      },
    }),
  )
  context.audit({ action: 'visitorRecords.export', target: 'visitor', after: { total } })
  return { contentType: workbookType, fileName: fileNameOf(title, actor.communityName, now), content }
}
