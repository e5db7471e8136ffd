import { buffer } from 'node:stream/consumers'
import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { type SheetColumn, writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { fileNameOf, masked, workbookType } from '#modules/keeping/exports/server/public.ts'
import type { BillPaper } from '../contract.ts'

interface Row {
  bill: BillPaper
  name: string
  basis: string
  amount: number
}

const columns: readonly (Pick<SheetColumn, 'title' | 'width' | 'format'> & { value(row: Row): Cell })[] = [
  { title: '單號', width: 14, format: 'plain', value: ({ bill }) => bill.number },
  { title: '期別', width: 16, format: 'plain', value: ({ bill }) => bill.period },
  { title: '戶別', width: 16, format: 'plain', value: ({ bill }) => bill.household },
  { title: '繳款人', width: 14, format: 'plain', value: ({ bill }) => masked.name(bill.payer) },
  { title: '項目', width: 18, format: 'plain', value: ({ name }) => name },
  { title: '計算', width: 36, format: 'plain', value: ({ basis }) => basis },
  { title: '金額', width: 12, format: 'money', value: ({ amount }) => amount },
  { title: '應繳金額', width: 12, format: 'money', value: ({ bill }) => bill.due },
  { title: '繳費期限', width: 12, format: 'plain', value: ({ bill }) => bill.dueOn },
]

const rowsOf = (bill: BillPaper): Row[] =>
  [...bill.lines, ...bill.arrears, ...bill.offsets].map((line) => ({ bill, ...line }))

async function* batchesOf(bills: readonly BillPaper[]) {
  for (const bill of bills) yield rowsOf(bill).map((row) => columns.map((column) => column.value(row)))
}

/** Bills as a workbook at once, a row for each line, payers masked. Audited. */
export async function exported(context: Context, bills: readonly BillPaper[]): Promise<FileAnswer> {
  const title = '繳費單明細'
  const { actor, now } = context
  const content = await buffer(
    writeWorkbook({
      sheets: [
        {
          title,
          columns,
          batches: batchesOf(bills),
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
  context.audit({ action: 'feePapers.exportBills', after: { printedBills: bills.length } })
  return { contentType: workbookType, fileName: fileNameOf(title, actor.communityName, now), content }
}
