import { Readable } from 'node:stream'
import { maskName } from '#platform/contract/masking.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { type Narrowing, rowsToExport } from './queries.ts'

const most = 5000
const columns = [
  { title: '時間', width: 17 },
  { title: '戶別', width: 16 },
  { title: '姓名', width: 14 },
  { title: '類型', width: 10 },
  { title: '內容', width: 60 },
  { title: '狀態', width: 10 },
  { title: '負責', width: 14 },
  { title: '期限', width: 17 },
  { title: '回覆', width: 8 },
  { title: '結案', width: 17 },
].map((column) => ({ ...column, format: 'plain' as const }))
const states = ['新訊息', '處理中', '已結案']

/** Messages with their filters as a workbook, who wrote masked; audited. */
export async function exportMessages(context: Context, by: Narrowing): Promise<FileAnswer> {
  const rows = await rowsToExport(context, by, most)
  const cells = rows.map((row): Cell[] => [
    row.at,
    row.label,
    maskName(row.senderName),
    row.typeName,
    row.content,
    states[row.status] ?? '',
    row.assignee,
    row.dueAt,
    row.replyCount,
    row.closedAt,
  ])
  context.audit({ action: 'messages.export', after: { rows: rows.length } })
  const content = writeWorkbook({
    sheets: [{ title: '意見回饋', columns, batches: batchesOf(cells) }],
    about: {
      title: '說明',
      lines: [
        ['社區', context.actor.communityName],
        ['內容', `${rows.length} 則${rows.length < most ? '' : '，只列最新的這些'}`],
        ['匯出時間', context.now],
        ['匯出人', context.actor.name],
      ],
    },
  })
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `意見回饋_${context.actor.communityName}_${dayOf(context.now).replaceAll('-', '')}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}

async function* batchesOf(rows: readonly Cell[][]) {
  for (let at = 0; at < rows.length; at += 1000) yield rows.slice(at, at + 1000)
}
