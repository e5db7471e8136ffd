import { Readable } from 'node:stream'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import type { Call, intercomCalls } from '../contract.ts'
import { kindWords, legWords, resultWords } from '../result-words.ts'
import { conditionOf, readCalls } from './list.ts'

const most = 5000
const columns = [
  { title: '時間', width: 17 },
  { title: '種類', width: 10 },
  { title: '來自', width: 16 },
  { title: '戶別', width: 16 },
  { title: '響過', width: 26 },
  { title: '結果', width: 10 },
  { title: '接聽', width: 10 },
  { title: '接聽者', width: 18 },
  { title: '通話秒數', width: 10 },
  { title: '開門', width: 17 },
  { title: '轉接秒數', width: 10 },
  { title: '費用（元）', width: 10 },
].map((column) => ({ ...column, format: 'plain' as const }))

async function* batchesOf(rows: readonly Cell[][]) {
  for (let at = 0; at < rows.length; at += 1000) yield rows.slice(at, at + 1000)
}

/** A number in a leg is somebody's: its end is enough for a log that leaves. */
const masked = (leg: Call['answeredLeg'], text: string) =>
  leg === 'forward' && text ? `•••• ${text.slice(-3)}` : text

const cellsOf = (row: Call): Cell[] => [
  row.startedAt,
  kindWords[row.kind],
  row.fromName,
  row.label,
  row.legs
    .filter(({ rangAt }) => rangAt)
    .map(({ kind }) => legWords[kind])
    .join('→'),
  resultWords[row.result],
  row.answeredLeg ? legWords[row.answeredLeg] : '',
  masked(row.answeredLeg, row.answeredBy),
  row.answeredAt && row.endedAt ? Math.round((row.endedAt.getTime() - row.answeredAt.getTime()) / 1000) : '',
  row.doorOpenedAt,
  row.paidSeconds || '',
  row.costCents ? (row.costCents / 100).toFixed(2) : '',
]

/** Calls with their filters as a workbook, numbers by their end; audited. */
export async function exportLogs(
  context: Context,
  by: Taken<typeof intercomCalls.calls.exportLogs>,
): Promise<FileAnswer> {
  const condition = await conditionOf(context, by)
  const rows = await readCalls(context, { condition, limit: most })
  context.audit({ action: 'intercomCalls.export', target: 'intercomCall', after: { rows: rows.length } })
  const content = writeWorkbook({
    sheets: [{ title: '通話紀錄', columns, batches: batchesOf(rows.map(cellsOf)) }],
    about: {
      title: '說明',
      lines: [
        ['社區', context.actor.communityName],
        ['內容', `${rows.length} 通${rows.length < most ? '' : '，只列最新的這些'}`],
        ['匯出時間', context.now],
        ['匯出人', context.actor.name],
      ],
    },
  })
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `通話紀錄_${context.actor.communityName}_${dayOf(context.now).replaceAll('-', '')}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}
