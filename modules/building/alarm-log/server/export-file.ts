import { Readable } from 'node:stream'
import { taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { categories } from '#modules/building/alarm-points/contract.ts'
import { type AlarmValue, mostExported } from '../contract.ts'
import { type Narrowing, valuesOf } from './list.ts'

const columns = [
  { title: '時間', width: 17 },
  { title: '測點', width: 24 },
  { title: '位置', width: 20 },
  { title: '系統', width: 10 },
  { title: '現況', width: 8 },
  { title: '數值', width: 10 },
  { title: '單位', width: 8 },
  { title: '收到', width: 17 },
  { title: '備註', width: 8 },
].map((column) => ({ ...column, format: 'plain' as const }))

const cellsOf = (row: AlarmValue): Cell[] => [
  row.at,
  row.name,
  row.place,
  categories[row.category as keyof typeof categories],
  row.status === 'Abnormal' ? '異常' : '正常',
  row.value === '' ? null : Number(row.value),
  row.unit,
  row.receivedAt,
  row.isTest ? '測試' : '',
]

const two = (n: number) => String(n).padStart(2, '0')

/** The log with its filters as a workbook (R222), the newest 50,000; audited. */
export async function exportFile(context: Context, filters: Narrowing): Promise<FileAnswer> {
  const { now, actor } = context
  const rows: Cell[][] = []
  let after = ''
  do {
    const page = await rowsBehind(valuesOf(context, filters), { after, limit: 2000 })
    for (const row of page.rows) rows.push(cellsOf(row))
    after = rows.length < mostExported ? page.after : ''
  } while (after)
  const { from, to, status } = filters
  context.audit({ action: 'alarmLog.export', after: { rows: rows.length, from, to, status } })
  const { year, month, day } = taipei(now)
  const content = writeWorkbook({
    sheets: [{ title: '測點紀錄', columns, batches: batchesOf(rows) }],
    about: {
      title: '說明',
      lines: [
        ['社區', actor.communityName],
        ['內容', `${rows.length} 筆${rows.length < mostExported ? '' : '，只列最新的這些'}`],
        ['匯出時間', now],
        ['匯出人', actor.name],
      ],
    },
  })
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `測點紀錄_${actor.communityName}_${year}${two(month)}${two(day)}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}

async function* batchesOf(rows: readonly Cell[][]) {
  for (let at = 0; at < rows.length; at += 1000) yield rows.slice(at, at + 1000)
}
