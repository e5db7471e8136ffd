import { Readable } from 'node:stream'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { rowsBehind } from '#platform/server/list.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { fileNameOf, masked, workbookType } from '#modules/keeping/exports/server/public.ts'
import { type foodOrders, mostInFile } from '../contract.ts'
import { tooManyToExport } from '../problems.ts'
import { orderColumns } from './columns.ts'
import { conditionOf, ordersOf } from './list.ts'
import { orderTable } from './tables.ts'

type Input = Taken<typeof foodOrders.calls.exportList>

/** Orders as a workbook that is made while one waits; words that may name somebody are left out. Throws tooManyToExport. Audited. */
export async function exportOrders(context: Context, input: Input, isOld: boolean): Promise<FileAnswer> {
  const given = { ...input, isOld }
  const count = await context.db.$count(orderTable, await conditionOf(context, given, context.now))
  if (count > mostInFile) throw tooManyToExport(mostInFile)
  const orders = await ordersOf(context, given, context.now)
  const { rows } = await rowsBehind(orders, { after: '', limit: mostInFile })
  const { actor, now } = context
  const title = isOld ? '點餐舊紀錄' : '點餐紀錄'
  context.audit({ action: 'foodOrders.export', target: 'foodOrder', after: { rowCount: rows.length, isOld } })
  const content = writeWorkbook({
    sheets: [
      {
        title,
        columns: orderColumns.map(({ title: head, width, format = 'plain' }) => ({
          title: head,
          width,
          format,
        })),
        batches: batchesOf(rows.map((row) => orderColumns.map((column) => column.value(row, masked)))),
      },
    ],
    about: {
      title: '說明',
      lines: [
        ['社區', actor.communityName],
        ['內容', title],
        ['筆數', rows.length],
        ['匯出時間', now],
        ['匯出人', actor.name],
      ],
    },
  })
  return {
    contentType: workbookType,
    fileName: fileNameOf(title, actor.communityName, now),
    content: Readable.from(content, { objectMode: false }),
  }
}

async function* batchesOf<Row>(rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += 1000) yield rows.slice(at, at + 1000)
}
