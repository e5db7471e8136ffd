export { uncheckedPayouts } from './payout-rows.ts'
