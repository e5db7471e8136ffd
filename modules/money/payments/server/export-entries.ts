import { buffer } from 'node:stream/consumers'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { fileNameOf, workbookType } from '#modules/keeping/exports/server/public.ts'
import type { EntryReport, receipts } from '../receipt-contract.ts'
import { paymentsWords } from '../words.ts'
import { channelNames } from './channel-names.ts'
import { entriesOf, sayYear, yearsOf } from './entry-reports.ts'

interface Column {
  title: string
  width: number
  isMoney?: boolean
  value: (row: EntryReport) => Cell
}

const clerk: Column[] = [
  { title: '經手人', width: 12, value: (row) => row.by },
  { title: '收款管道', width: 12, value: (row) => row.channel && channelNames[row.channel] },
]
const figures: Column[] = [
  { title: '有效張數', width: 10, value: (row) => row.count },
  { title: '金額', width: 14, isMoney: true, value: (row) => row.amount },
  { title: '銷帳', width: 14, isMoney: true, value: (row) => row.toBills },
  { title: '轉入預收款', width: 14, isMoney: true, value: (row) => row.toPrepayment },
  { title: '作廢張數', width: 10, value: (row) => row.voided },
  { title: '作廢金額', width: 14, isMoney: true, value: (row) => row.voidedAmount },
  { title: '起號', width: 13, value: (row) => row.first },
  { title: '迄號', width: 13, value: (row) => row.last },
  { title: '作廢號碼', width: 40, value: (row) => row.voidedNumbers.join('、') },
]
const dated: Column = { title: '開立日', width: 12, value: (row) => row.day }

async function* once<Rows>(rows: Rows) {
  yield rows
}

const sheetOf = (title: string, columns: readonly Column[], rows: readonly EntryReport[]) => ({
  title,
  columns: columns.map(({ title: head, width, isMoney }) => ({
    title: head,
    width,
    format: isMoney ? ('money' as const) : ('plain' as const),
  })),
  batches: once(rows.map((row) => columns.map(({ value }) => value(row)))),
})

/** The report of receipts as a workbook: by day, by clerk and channel, and the books of the years. Audited. */
export async function exportEntries(
  context: Context,
  { view: _, ...input }: Taken<typeof receipts.calls.exportEntries>,
): Promise<FileAnswer> {
  const days = await entriesOf(context, 'days', input)
  const rows = await entriesOf(context, 'clerks', input)
  const years = await yearsOf(context, input)
  const { actor, now } = context
  const [title] = paymentsWords.sheets.entryReport
  const content = await buffer(
    writeWorkbook({
      sheets: [
        sheetOf('每日合計', [dated, ...figures], days),
        sheetOf('經手人與管道', [dated, ...clerk, ...figures], rows),
      ],
      about: {
        title: '說明',
        lines: [
          ['社區', actor.communityName],
          ['內容', title],
          ...years.map((year): [string, string] => [`${year.year} 年收據`, sayYear(year)]),
          ['匯出時間', now],
          ['匯出人', actor.name],
        ],
      },
    }),
  )
  context.audit({ action: 'payments.exportEntries', after: { total: rows.length } })
  return { contentType: workbookType, fileName: fileNameOf(title, actor.communityName, now), content }
}
