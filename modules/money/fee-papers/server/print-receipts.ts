import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import { sheets } from '#platform/server/paper/paper.ts'
import type { Extras, FileAnswer } from '#platform/server/serve.ts'
import { requireBill } from '#modules/money/payments/server/public.ts'
import { mostInPreview, pagesHeader } from '../contract.ts'
import type { ReceiptPaper } from '../papers.ts'
import type { OnPaper, receiptPapers as receiptPapersContract, ReceiptsChosen } from '../receipt-contract.ts'
import { drawOnRoll } from './draw-receipt-roll.ts'
import { drawOnSheet } from './draw-receipt-sheet.ts'
import { receiptPapers, receiptsToPrint } from './receipt-facts.ts'

/** Receipts as one PDF, several to a sheet of A4 or one after the other on a roll, drawn after the lease has ended. */
function drawn(
  context: Context,
  receipts: readonly ReceiptPaper[],
  { paper: on, perSheet }: OnPaper,
  reply?: Extras['reply'],
): FileAnswer {
  const { communityName } = context.actor
  const [first] = receipts
  reply?.header(pagesHeader, on === 'a4' ? Math.ceil(receipts.length / perSheet) : receipts.length)
  const content = streamPaper({ title: '管理費收據', author: communityName }, function* (paper) {
    if (on === 'a4')
      for (let nth = 0; nth < receipts.length; nth += perSheet) {
        drawOnSheet(paper, receipts.slice(nth, nth + perSheet), perSheet)
        yield
      }
    else
      for (const receipt of receipts) {
        drawOnRoll(paper, receipt, sheets[on])
        yield
      }
  })
  const name = receipts.length === 1 ? `${first?.number}_${first?.household}` : `${receipts.length}張`
  return { contentType: paperType, fileName: `收據_${name}_${dayOf(context.now)}.pdf`, content }
}

/** Receipts that were chosen. Throws what `receiptsToPrint` throws. */
export async function printReceipts(
  context: Context,
  { paper, perSheet, ...chosen }: ReceiptsChosen & OnPaper,
  { reply }: Pick<Extras, 'reply'>,
): Promise<FileAnswer> {
  return drawn(context, await receiptsToPrint(context, chosen), { paper, perSheet }, reply)
}

/** The receipt of a write-off, which must be of that bill. Throws notFound, noReceiptUnpaid (R286), receiptNotFound (R287). */
export async function printReceipt(
  context: Context,
  { billBulkId, billId, writeoffId, provider, ...on }: Taken<typeof receiptPapersContract.calls.printReceipt>,
): Promise<FileAnswer> {
  await requireBill(context, { billBulkId, billId, provider })
  const chosen = { billIds: [billId], writeoffIds: [writeoffId] }
  return drawn(context, await receiptsToPrint(context, chosen), on)
}

/** What receipts say, for the page that previews them. Throws what `receiptPapers` throws. Audited. */
export async function previewReceipts(
  context: Context,
  chosen: ReceiptsChosen,
): Promise<{ total: number; receipts: ReceiptPaper[] }> {
  const receipts = await receiptPapers(context, chosen, mostInPreview)
  context.audit({ action: 'feePapers.previewReceipts', after: { printedReceipts: receipts.length } })
  return { total: receipts.length, receipts }
}
