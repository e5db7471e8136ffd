import { showMoney } from '#platform/contract/show-money.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { Currency } from '../contract.ts'

/** What something costs, as sentences and lists say it: NT$200, 200 點. */
export const showPrice = (amount: number, currency: Currency): string =>
  currency === 'money'
    ? showMoney(amount)
    : text('facilities', 'points', { count: amount.toLocaleString('en-US') })
