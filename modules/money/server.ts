import type { ServerModule } from '#platform/server/manifest.ts'
import { bankFilesModule } from './bank-files/server/module.ts'
import { billImportsModule } from './bill-imports/server/module.ts'
import { collectingModule } from './collecting/server/module.ts'
import { feeItemsModule } from './fee-items/server/module.ts'
import { feeHomeModule } from './fee-home/server/module.ts'
import { ledgerModule } from './ledger/server/module.ts'
import { paymentsModule } from './payments/server/module.ts'
import { prepaymentsModule } from './prepayments/server/module.ts'
import { vouchersModule } from './vouchers/server/module.ts'
import { feePapersModule } from './fee-papers/server/module.ts'
import { feeNoticesModule } from './fee-notices/server/module.ts'
import { billsModule } from './bills/server/module.ts'
import { arrearsModule } from './arrears/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const money: readonly ServerModule[] = [
  ledgerModule,
  vouchersModule,
  prepaymentsModule,
  feeItemsModule,
  collectingModule,
  billsModule,
  billImportsModule,
  paymentsModule,
  bankFilesModule,
  feePapersModule,
  feeNoticesModule,
  feeHomeModule,
  arrearsModule,
]
