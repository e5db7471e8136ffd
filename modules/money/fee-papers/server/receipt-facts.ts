import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { channelNames, countPrints, receiptsOf } from '#modules/money/payments/server/public.ts'
import type { Receipt } from '#modules/money/payments/contract.ts'
import { mostAtOnce, nothingNamed, tooManyReceipts } from '../contract.ts'
import type { ReceiptPaper } from '../papers.ts'
import type { ReceiptsChosen } from '../receipt-contract.ts'
import { sayReceipt } from './say-receipt.ts'

function toPaper(receipt: Receipt, issuer: string, isReprint: boolean): ReceiptPaper {
  const paper = {
    receiptId: receipt.receiptId,
    writeoffId: receipt.writeoffId,
    issuer,
    number: receipt.number,
    household: receipt.label,
    payer: receipt.payerName,
    subject: receipt.billId ? `${receipt.runName}（單號 ${receipt.billNumber}）` : '預收款',
    amount: receipt.amount,
    means: channelNames[receipt.channel],
    paidOn: receipt.day,
    issuedOn: dayOf(receipt.issuedAt),
    issuedBy: receipt.issuedBy,
    left: receipt.left,
    isVoided: receipt.voidedAt !== null,
    voidReason: receipt.voidReason,
    isReprint,
  }
  return { ...paper, said: sayReceipt(paper) }
}

const issuerOf = ({ actor }: Context) => `${actor.communityName}管理委員會`

/** Receipts that nobody named are for those who may see all payments; the desk has those that it was asked for. Throws noPermission. */
function requireNamed({ actor }: Context, { writeoffIds, billIds }: ReceiptsChosen): void {
  const isNamed = writeoffIds?.length || billIds?.length
  if (!isNamed && !actor.permissions.has('payments.view')) throw problems.noPermission()
}

/** What receipts say that are looked at; none counts as printed. Throws noPermission, noReceiptUnpaid (R286), receiptNotFound (R287). */
export async function receiptPapers(
  context: Context,
  chosen: ReceiptsChosen,
  limit: number,
): Promise<ReceiptPaper[]> {
  requireNamed(context, chosen)
  const found = await receiptsOf(context, chosen, limit)
  return found.map((receipt) => toPaper(receipt, issuerOf(context), receipt.prints > 0))
}

/** What receipts say that are printed now: each counts, the second time as a copy. Throws as above, nothingNamed and tooManyReceipts. Audited. */
export async function receiptsToPrint(context: Context, chosen: ReceiptsChosen): Promise<ReceiptPaper[]> {
  requireNamed(context, chosen)
  if (!chosen.writeoffIds?.length && !chosen.billIds?.length && !chosen.billBulkId) throw nothingNamed()
  const found = await receiptsOf(context, chosen, mostAtOnce + 1)
  if (found.length > mostAtOnce) throw tooManyReceipts()
  const prints = await countPrints(
    context,
    found.map(({ receiptId }) => receiptId),
  )
  const papers = found.map((receipt) =>
    toPaper(receipt, issuerOf(context), (prints.get(receipt.receiptId) ?? 1) > 1),
  )
  const [first] = papers
  context.audit({
    action: papers.every(({ isReprint }) => isReprint)
      ? 'feePapers.reprintReceipts'
      : 'feePapers.printReceipts',
    ...(papers.length === 1 && first ? { target: 'feeReceipt', targetId: first.receiptId } : {}),
    after: {
      printedReceipts: papers.length,
      receiptNumbers: papers.slice(0, 50).map(({ number }) => number),
    },
  })
  return papers
}
