import * as ledger from '#modules/money/ledger/server/public.ts'
import { lastDayOf } from '#platform/contract/days.ts'
import type { Context } from '#platform/server/context.ts'
import { type CashMonth, monthNotOver } from '../contract.ts'
import { monthWasClosed } from '../events.ts'

/** What a month moved, by cash and bank account and by category. */
export async function showMonth(context: Context, month: string): Promise<CashMonth> {
  const given = await ledger.balances(context, { from: `${month}-01`, to: lastDayOf(month) })
  const money = given
    .filter(({ number }) => ledger.isMoney(number))
    .map(({ number, name, isRetired, opening, debit, credit }) => ({
      number,
      name,
      isRetired,
      opening,
      in: debit,
      out: credit,
      closing: opening + debit - credit,
    }))
  const categories = given
    .filter(({ number }) => ledger.kindOf(number) !== 'asset' && ledger.kindOf(number) !== 'liability')
    .map(({ number, name, isRetired, debit, credit }) => {
      const isOut = ledger.kindOf(number) === 'expense'
      const kind = isOut ? ('expense' as const) : ('income' as const)
      return { number, name, isRetired, kind, sum: isOut ? debit - credit : credit - debit }
    })
  return { month, closedThrough: await ledger.closedThrough(context), money, categories }
}

/** Closes a month that is over, and all before it; one that is closed already stays as it is. Throws monthNotOver. */
export async function closeMonth(context: Context, month: string): Promise<void> {
  if (month >= ledger.monthOf(context.now)) throw monthNotOver(month)
  const through = await ledger.lockBook(context)
  const isAgain = through !== null && lastDayOf(month) <= through
  if (!isAgain) {
    await ledger.closeThrough(context, month)
    context.emit(monthWasClosed, { month })
  }
  context.audit({ action: isAgain ? 'vouchers.closeMonthAgain' : 'vouchers.closeMonth', after: { month } })
}
