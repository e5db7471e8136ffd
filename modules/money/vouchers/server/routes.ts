import { serve } from '#platform/server/serve.ts'
import { vouchers } from '../contract.ts'
import { cashHandOvers } from '../hand-over-contract.ts'
import { addVoucher } from './add.ts'
import { handOverCash, listHandOvers } from './hand-over.ts'
import { exportJournal } from './journal.ts'
import { listVouchers } from './list.ts'
import { closeMonth, showMonth } from './months.ts'
import { printMonth } from './print-month.ts'
import { readVoucher } from './queries.ts'
import { voidVoucher } from './void.ts'

export const routes = [
  ...serve(vouchers, {
    list: listVouchers,
    find: (context, { voucherId }) => readVoucher(context, voucherId),
    add: addVoucher,
    voidVoucher,
    showMonth: (context, { month }) => showMonth(context, month),
    printMonth: (context, { month }) => printMonth(context, month),
    closeMonth: (context, { month }) => closeMonth(context, month),
    exportJournal,
  }),
  ...serve(cashHandOvers, { list: listHandOvers, add: handOverCash }),
]
