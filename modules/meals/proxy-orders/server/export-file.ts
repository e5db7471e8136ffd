import { Readable } from 'node:stream'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Column } from '#platform/server/export-sheet.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { fileNameOf, masked, workbookType } from '#modules/keeping/exports/server/public.ts'
import type { proxyOrders } from '../contract.ts'
import { linesInWords } from '../lines-in-words.ts'
import type { PaidBy, ProxyLine, ProxyOrder, ProxyOrderState } from '../shapes.ts'
import { sumsOf } from '../sums.ts'
import { listOrders, readOffer } from './queries.ts'

const states: Record<ProxyOrderState, string> = { placed: '待領', handedOver: '已領取', cancelled: '已取消' }
const pays: Record<PaidBy, string> = { cash: '領取付現', points: '點數' }

/** What the supplier is told. */
const sumColumns: readonly Column<ProxyLine>[] = [
  { title: '品名', width: 28, value: ({ name }) => name },
  { title: '規格', width: 18, value: ({ option }) => option },
  { title: '份數', width: 8, value: ({ quantity }) => quantity },
  { title: '單價', width: 10, value: ({ price }) => price },
  { title: '金額', width: 12, value: ({ price, quantity }) => price * quantity },
]
/** The list of the desk. */
const orderColumns: readonly Column<ProxyOrder>[] = [
  { title: '單號', width: 9, value: (row) => row.serialNumber },
  { title: '戶別', width: 16, value: (row) => row.label },
  { title: '品項', width: 48, value: (row) => linesInWords(row.lines) },
  { title: '份數', width: 8, value: (row) => row.quantity },
  { title: '金額', width: 12, value: (row) => row.total },
  { title: '付款', width: 12, value: (row) => pays[row.paidBy] },
  { title: '狀態', width: 10, value: (row) => states[row.state] },
  { title: '訂購時間', width: 17, value: (row) => row.orderedAt },
  { title: '領取時間', width: 17, value: (row) => row.handedOverAt },
  { title: '備註', width: 24, value: (row, mask) => mask.words(row.note) },
  { title: '取消原因', width: 24, value: (row, mask) => mask.words(row.cancelReason) },
]

function sheetOf<Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]) {
  return {
    title,
    columns: columns.map(({ title: head, width, format = 'plain' }) => ({ title: head, width, format })),
    batches: one(rows.map((row) => columns.map((column) => column.value(row, masked)))),
  }
}

async function* one<Row>(rows: readonly Row[]) {
  yield rows
}

/**
 * The orders of an offer as a workbook: what the supplier is told, and the list of the desk; words that may name somebody are
 * left out. Throws notFound. Audited.
 */
export async function exportOrders(
  context: Context,
  { offerId }: Taken<typeof proxyOrders.calls.exportOrders>,
): Promise<FileAnswer> {
  const { title, supplier } = await readOffer(context, offerId)
  const orders = await listOrders(context, offerId)
  const { actor, now } = context
  context.audit({
    action: 'proxyOrders.export',
    target: 'proxyOffer',
    targetId: offerId,
    after: { title, rowCount: orders.length },
  })
  const content = writeWorkbook({
    sheets: [sheetOf('訂購總量', sumColumns, sumsOf(orders)), sheetOf('領取名單', orderColumns, orders)],
    about: {
      title: '說明',
      lines: [
        ['社區', actor.communityName],
        ['代購', title],
        ['廠商', supplier],
        ['筆數', orders.length],
        ['匯出時間', now],
        ['匯出人', actor.name],
      ],
    },
  })
  return {
    contentType: workbookType,
    fileName: fileNameOf(`代購_${title}`, actor.communityName, now),
    content: Readable.from(content, { objectMode: false }),
  }
}
