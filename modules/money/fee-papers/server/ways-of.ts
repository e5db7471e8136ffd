import type { Provider } from '../papers.ts'
import { keepCodes } from '#modules/money/bills/server/public.ts'
import { account, payCodesFor } from '#modules/money/collecting/server/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { BillPaper } from '../contract.ts'
import { type Shops, shopsOf } from './shops.ts'

/** What the ways to pay of a bill depend on. */
export interface Payable {
  billId: string
  runId: string
  householdId: string
  provider: Provider
  startsOn: string
  barcodeUntil: string
  total: number
  paid: number
  isVoided: boolean
}

type Ways = Pick<BillPaper, 'transfer' | 'segments' | 'noBarcodes'>

export interface WaysToPay {
  of: ReadonlyMap<string, Ways>
  shops: ReadonlyMap<Provider, Shops>
}

/** How bills can be paid besides at the desk: by the account and the barcodes that are theirs. Nothing of what is paid or voided. */
export async function waysOf(
  { now, ...lease }: Pick<Context, keyof Lease | 'now'>,
  bills: readonly Payable[],
): Promise<WaysToPay> {
  const of = new Map<string, Ways>()
  const shops = new Map<Provider, Shops>()
  for (const provider of new Set(bills.map((bill) => bill.provider))) {
    const open = bills.filter(
      (bill) => bill.provider === provider && !bill.isVoided && bill.total > bill.paid,
    )
    const bank = await account(lease, provider)
    const payable = open.map(({ total, paid, ...bill }) => ({ ...bill, amount: total - paid }))
    const codes = await payCodesFor(lease, payable, { provider, today: dayOf(now) })
    // Whoever pays by a paper, of whatever day, is known by it.
    await keepCodes(lease, codes)
    for (const { billId, virtualAccount, segments, sentence } of codes)
      of.set(billId, {
        transfer: virtualAccount
          ? {
              bank: bank?.bankName ?? '',
              length: virtualAccount.length,
              account: virtualAccount,
              fee: bank?.transferFee ?? 0,
            }
          : null,
        segments: segments ? [...segments] : null,
        noBarcodes: virtualAccount ? sentence : '',
      })
    shops.set(provider, await shopsOf(lease, provider))
  }
  return { of, shops }
}
