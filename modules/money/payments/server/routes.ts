import { serve } from '#platform/server/serve.ts'
import { cheques } from '../cheque-contract.ts'
import { payments } from '../contract.ts'
import { refundCounter } from '../counter-contract.ts'
import { receipts } from '../receipt-contract.ts'
import { refunds } from '../refund-contract.ts'
import { writeoffs } from '../writeoff-contract.ts'
import { cashCheque, listCheques } from './cheques.ts'
import { deleteByHand, moveWriteoff, writeOffByHand } from './by-hand.ts'
import { allocateRest, undo, voidPayment } from './desk-acts.ts'
import { listEntries } from './entry-reports.ts'
import { exportEntries } from './export-entries.ts'
import { findOpen, listOpen } from './find-open.ts'
import { printEntries } from './print-entries.ts'
import { findReceipt, listReceipts, printReceipt } from './receipts.ts'
import { countRequested, listRefunds } from './read-refunds.ts'
import { approveRefund, payRefund, rejectRefund, requestRefund } from './refunds.ts'
import { takePayment } from './take.ts'
import { requestVoid } from './voids.ts'
import { listWriteoffs } from './writeoff-list.ts'
import { readPayment } from './writeoffs.ts'

export const routes = [
  ...serve(payments, {
    findOpen,
    listOpen: (context) => listOpen(context),
    take: takePayment,
    find: (context, { paymentId }) => readPayment(context, paymentId),
    allocateRest,
    voidPayment,
    undo,
  }),
  ...serve(cheques, { list: listCheques, cash: cashCheque }),
  ...serve(writeoffs, { list: listWriteoffs, writeOffByHand, deleteByHand, move: moveWriteoff, findReceipt }),
  ...serve(receipts, {
    list: listReceipts,
    print: (context, { receiptId }) => printReceipt(context, receiptId),
    listEntries,
    exportEntries,
    printEntries,
  }),
  ...serve(refundCounter, { countRequested }),
  ...serve(refunds, {
    list: listRefunds,
    request: (context, input) => requestRefund(context, input),
    requestVoid,
    approve: approveRefund,
    reject: rejectRefund,
    pay: payRefund,
  }),
]
