import { bankFilesEnglish } from './bank-files/web/english.ts'
import { paidEnglish } from './bank-files/web/paid-english.ts'
import { bankFormatsEnglish } from './bank-files/web/format-english.ts'
import { bankFilesProblems } from './bank-files/web/english-problems.ts'
import { billImportsEnglish } from './bill-imports/web/english.ts'
import { billImportsProblems } from './bill-imports/web/english-problems.ts'
import { feeHomeEnglish } from './fee-home/web/english.ts'
import { ledgerEnglish } from './ledger/web/english.ts'
import { feeItemsEnglish } from './fee-items/web/english.ts'
import { feeItemsProblems } from './fee-items/web/english-problems.ts'
import { entryReportsEnglish } from './payments/web/entry-english.ts'
import { paymentsEnglish } from './payments/web/english.ts'
import { prepaymentsEnglish } from './prepayments/web/english.ts'
import { vouchersEnglish } from './vouchers/web/english.ts'
import { collectingEnglish } from './collecting/web/english.ts'
import { collectingProblems } from './collecting/web/english-problems.ts'
import { ledgerProblems } from './ledger/web/english-problems.ts'
import { paymentsProblems } from './payments/web/english-problems.ts'
import { vouchersProblems } from './vouchers/web/english-problems.ts'
import { feePapersEnglish } from './fee-papers/web/english.ts'
import { feePapersProblems } from './fee-papers/web/english-problems.ts'
import { feeNoticesEnglish } from './fee-notices/web/english.ts'
import { feeNoticesProblems } from './fee-notices/web/english-problems.ts'
import { billsProblems } from './bills/web/english-problems.ts'
import { billsEnglish } from './bills/web/english.ts'
import { arrearsEnglish } from './arrears/web/english.ts'
import { arrearsProblems } from './arrears/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...ledgerEnglish,
  ...vouchersEnglish,
  ...prepaymentsEnglish,
  ...billsEnglish,
  ...billImportsEnglish,
  ...feeItemsEnglish,
  ...collectingEnglish,
  ...entryReportsEnglish,
  ...paymentsEnglish,
  ...feeHomeEnglish,
  ...bankFilesEnglish,
  ...paidEnglish,
  ...arrearsEnglish,
  ...bankFormatsEnglish,
  ...feePapersEnglish,
  ...feeNoticesEnglish,
  ...arrearsEnglish,
  ...paidEnglish,
  ...bankFormatsEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...ledgerProblems,
  ...vouchersProblems,
  ...feeItemsProblems,
  ...collectingProblems,
  ...billsProblems,
  ...billImportsProblems,
  ...paymentsProblems,
  ...bankFilesProblems,
  ...feePapersProblems,
  ...feeNoticesProblems,
  ...arrearsProblems,
}
