import { dayOf } from '#platform/contract/taipei.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { sheets } from '#platform/server/paper/paper.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import type { Extras, FileAnswer } from '#platform/server/serve.ts'
import {
  type BillPaper,
  type Chosen,
  mostAtOnce,
  mostInPreview,
  nothingToPrint,
  pagesHeader,
  type SpokenBill,
  tooManyToPrint,
} from '../contract.ts'
import type { RollOrSheet } from '../papers.ts'
import { billPapers, countBills } from './bill-facts.ts'
import { drawBill } from './draw-bill.ts'
import { drawBillOnRoll } from './draw-bill-roll.ts'
import { sayBill } from './say-bill.ts'

/** One of a run, which must be of that run. Throws notFound. */
export async function findBill(
  context: Context,
  { billBulkId, billId, provider }: { billBulkId: string; billId: string; provider?: Chosen['provider'] },
): Promise<BillPaper> {
  const [bill] = await billPapers(context, { billBulkId, billIds: [billId], provider }, { limit: 1 })
  if (!bill) throw problems.notFound()
  return bill
}

/** The desk prints what it is asked for at the counter; what everybody owes is for those who may see bills. Throws noPermission. */
function requireNamed({ actor }: Context, { billIds }: Chosen): void {
  if (!billIds?.length && !actor.permissions.has('bills.view')) throw problems.noPermission()
}

/** All that are meant. Throws nothingToPrint, tooManyToPrint, and noPermission unless they are named or the account sees bills. */
export async function findBills(context: Context, chosen: Chosen): Promise<BillPaper[]> {
  requireNamed(context, chosen)
  const total = await countBills(context, chosen)
  if (total === 0) throw nothingToPrint()
  if (total > mostAtOnce) throw tooManyToPrint(total)
  return billPapers(context, chosen, { limit: mostAtOnce })
}

/** Bills as one PDF, on A4 or one after the other on a roll, drawn after the lease has ended. Audited. */
export function printed(
  context: Context,
  bills: readonly BillPaper[],
  { paper: on, reply }: { paper: RollOrSheet; reply?: Extras['reply'] },
): FileAnswer {
  reply?.header(pagesHeader, bills.length)
  const [first] = bills
  const { communityName } = context.actor
  const billNumber = bills.length === 1 ? first?.number : undefined
  context.audit({ action: 'feePapers.printBills', after: { printedBills: bills.length, billNumber } })
  const content = streamPaper({ title: first?.title ?? '', author: communityName }, function* (paper) {
    for (const bill of bills) {
      if (on === 'a4') drawBill(paper, bill)
      else drawBillOnRoll(paper, bill, sheets[on])
      yield
    }
  })
  const name = bills.length === 1 ? `${first?.number}_${first?.household}` : `${bills.length}張`
  return { contentType: paperType, fileName: `繳費單_${name}_${dayOf(context.now)}.pdf`, content }
}

/** What bills say, for the page that previews them. Audited. Throws noPermission as `findBills`. */
export async function previewBills(
  context: Context,
  { offset, ...chosen }: Chosen & { offset: number },
): Promise<{ total: number; bills: SpokenBill[] }> {
  requireNamed(context, chosen)
  const total = await countBills(context, chosen)
  const bills = await billPapers(context, chosen, { limit: mostInPreview, offset })
  context.audit({ action: 'feePapers.previewBills', after: { printedBills: bills.length } })
  return { total, bills: bills.map((bill) => ({ ...bill, said: sayBill(bill) })) }
}
