import type { ModuleWords } from '#platform/contract/words.ts'
import { bankFilesWords } from './bank-files/words.ts'
import { billImportsWords } from './bill-imports/words.ts'
import { collectingWords } from './collecting/words.ts'
import { feeItemsWords } from './fee-items/words.ts'
import { feeHomeWords } from './fee-home/words.ts'
import { ledgerWords } from './ledger/words.ts'
import { paymentsWords } from './payments/words.ts'
import { prepaymentsWords } from './prepayments/words.ts'
import { vouchersWords } from './vouchers/words.ts'
import { feePapersWords } from './fee-papers/words.ts'
import { feeNoticesWords } from './fee-notices/words.ts'
import { billsWords } from './bills/words.ts'
import { arrearsWords } from './arrears/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  ledgerWords,
  vouchersWords,
  prepaymentsWords,
  feeItemsWords,
  collectingWords,
  billsWords,
  billImportsWords,
  paymentsWords,
  bankFilesWords,
  feePapersWords,
  feeNoticesWords,
  feeHomeWords,
  arrearsWords,
]
