import { Readable } from 'node:stream'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import type { billImports } from '../contract.ts'
import { mostItems } from '../shapes.ts'
import { columnOf, heads, nameCell, above as places, sheetTitle } from './layout.ts'
import { blankBills, type FilledBill, runBills } from './template-bills.ts'
import { told } from './template-words.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const widths = [18, 14, 18, 12, 16, 14]
const dayCell = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** What is written: the days, the items, and a row for each household. */
export interface Filled {
  name: string
  days: Record<keyof typeof places, string>
  items: string[]
  bills: FilledBill[]
}

function aboveOf({ name, days }: Filled): Cell[][] {
  const rows: Cell[][] = [[], []]
  const put = ({ row, column, title }: { row: number; column: number; title: string }, value: Cell) => {
    const cells = rows[row - 1] ?? []
    for (let at = cells.length; at < column - 1; at++) cells[at] = null
    cells[column - 1] = title
    cells[column] = value
  }
  put(nameCell, name)
  for (const key of Object.keys(places) as (keyof typeof places)[]) put(places[key], dayCell(days[key]))
  return rows
}

async function* batchesOf({ bills, items }: Filled) {
  for (let at = 0; at < bills.length; at += 500) {
    yield bills
      .slice(at, at + 500)
      .map(({ label, code, payerName, payerWord, byRates, total, amounts }): Cell[] => [
        label,
        code,
        payerName,
        payerWord,
        byRates,
        total,
        ...items.map((item) => amounts.get(item) ?? null),
      ])
    await new Promise(setImmediate)
  }
}

/** The workbook of bills: to fill in for the next period, or as a run has them. Audited. Throws notFound. */
export async function template(
  context: Context,
  input: Taken<typeof billImports.calls.template>,
): Promise<FileAnswer> {
  const { actor } = context
  const filled = input.billBulkId
    ? await runBills(context, { ...input, billBulkId: input.billBulkId })
    : await blankBills(context, input, dayOf(context.now))
  const items = filled.items.length ? filled.items : ['管理費']
  const content = writeWorkbook({
    sheets: [
      {
        title: sheetTitle,
        above: aboveOf(filled),
        columns: [
          ...heads.map((title, nth) => ({
            title,
            width: widths[nth] ?? 14,
            format: nth >= columnOf.byRates ? ('money' as const) : ('plain' as const),
            ...(nth === columnOf.payerType ? { choices: ['所有權人', '承租人', '住戶'] } : {}),
          })),
          ...items.slice(0, mostItems).map((title) => ({ title, width: 14, format: 'money' as const })),
        ],
        batches: batchesOf({ ...filled, items }),
      },
    ],
    about: { title: '說明', lines: told },
  })
  context.audit({
    action: 'billImports.template',
    target: input.billBulkId ? 'billBulk' : 'billImport',
    ...(input.billBulkId ? { targetId: input.billBulkId } : {}),
    after: { billCount: filled.bills.length },
  })
  const text = input.billBulkId ? `繳費單_${filled.name}` : '繳費單_匯入範本'
  return {
    contentType: workbookType,
    fileName: `${text.replace(/[\\/:*?"<>|]/g, '')}_${actor.communityName}.xlsx`,
    content: Readable.from(content, { objectMode: false }),
  }
}
