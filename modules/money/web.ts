import { ledgerWeb } from './ledger/web/module.ts'
import { feeItemsWeb } from './fee-items/web/module.ts'
import { vouchersWeb } from './vouchers/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const money = [vouchersWeb, feeItemsWeb, ledgerWeb] as const
