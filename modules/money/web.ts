import { feeHomeWeb } from './fee-home/web/module.ts'
import { bankFilesWeb } from './bank-files/web/module.ts'
import { collectingWeb } from './collecting/web/module.ts'
import { billImportsWeb } from './bill-imports/web/module.ts'
import { ledgerWeb } from './ledger/web/module.ts'
import { feeItemsWeb } from './fee-items/web/module.ts'
import { paymentsWeb } from './payments/web/module.ts'
import { prepaymentsWeb } from './prepayments/web/module.ts'
import { vouchersWeb } from './vouchers/web/module.ts'
import { feePapersWeb } from './fee-papers/web/module.ts'
import { feeNoticesWeb } from './fee-notices/web/module.ts'
import { arrearsWeb } from './arrears/web/module.ts'
import { billsWeb } from './bills/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const money = [
  feeHomeWeb,
  vouchersWeb,
  prepaymentsWeb,
  feeItemsWeb,
  collectingWeb,
  billsWeb,
  billImportsWeb,
  paymentsWeb,
  bankFilesWeb,
  feePapersWeb,
  feeNoticesWeb,
  arrearsWeb,
  ledgerWeb,
] as const
