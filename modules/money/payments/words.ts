import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call what payments do, have and declare, in both languages. */
export const paymentsWords = moduleWords({
  modules: {
    payments: ['收款', 'Payments'],
  },
  acts: {
    'payments.lookUp': ['依戶別查看未繳', 'Looked up what a household has to pay'],
    'payments.receive': ['收款', 'Took money in'],
    'payments.receiveAgain': ['收款（重送）', 'Took money in (sent again)'],
    'payments.allocate': ['銷帳', 'Allocated a payment'],
    'payments.undo': ['取消銷帳', 'Took an allocation back'],
    'payments.reverse': ['作廢收款', 'Reversed a payment'],
    'payments.restore': ['恢復收款', 'Booked a payment again'],
    'payments.cashCheque': ['支票兌現', 'Cashed a cheque'],
    'payments.printReceipt': ['列印收據', 'Printed a receipt'],
    'payments.reprintReceipt': ['補印收據', 'Printed a receipt again'],
    'payments.exportEntries': ['匯出收據日報', 'Exported receipts by day'],
    'payments.printEntries': ['列印收據日報', 'Printed receipts by day'],
    'payments.requestRefund': ['申請退款', 'Asked for a refund'],
    'payments.requestRefundAgain': ['申請退款（重送）', 'Asked for a refund (sent again)'],
    'payments.approveRefund': ['覆核退款', 'Approved a refund'],
    'payments.rejectRefund': ['退回退款申請', 'Rejected a refund'],
    'payments.requestVoid': ['申請作廢收款', 'Asked for a payment to be voided'],
    'payments.requestVoidAgain': ['申請作廢收款（重送）', 'Asked for a payment to be voided (sent again)'],
    'payments.approveVoid': ['覆核作廢收款', 'Approved that a payment is voided'],
    'payments.rejectVoid': ['退回作廢申請', 'Rejected that a payment is voided'],
    'payments.payRefund': ['支付退款', 'Paid a refund'],
  },
  targets: {
    payment: ['收款', 'Payment'],
    feeReceipt: ['管理費收據', 'Fee receipt'],
    refund: ['退款', 'Refund'],
  },
  fields: {
    payments: ['管理費收款', 'Fee payments'],
    paymentSource: ['收款來源', 'Source'],
    billNumber: ['繳費單號碼', 'Bill number'],
    billNumbers: ['繳費單號碼', 'Bill numbers'],
    isUndone: ['已取消', 'Taken back'],
    receiptNumbers: ['收據號碼', 'Receipt numbers'],
    refundWay: ['退款方式', 'Way of the refund'],
    toPrepayment: ['轉入預收款', 'Paid ahead'],
  },
  values: {
    'channel.cash': ['現金', 'Cash'],
    'channel.cheque': ['支票', 'Cheque'],
    'channel.remittance': ['匯款', 'Remittance'],
    'channel.atm': ['ATM 轉帳', 'Bank transfer'],
    'channel.store': ['超商', 'Convenience store'],
    'channel.card': ['信用卡', 'Card'],
    'refundWay.cash': ['現金', 'Cash'],
    'refundWay.transfer': ['匯款', 'Transfer'],
    'way.cash': ['現金', 'Cash'],
    'way.transfer': ['匯款', 'Transfer'],
    'paymentSource.desk': ['櫃台', 'Desk'],
    'paymentSource.bankLine': ['銀行', 'Bank'],
  },
  faults: { '預收款一次最多 NT$N,N,N，請確認金額': 'at most NT$N,N,N are paid ahead at once' },
  permissionGroup: feePermissions,
  permissions: {
    'payments.view': ['查看收款與預收款', 'See payments and what was paid ahead'],
    'payments.take': ['櫃台收款', 'Take payments at the desk'],
    'payments.undo': ['取消銷帳與作廢收款', 'Undo allocations and void payments'],
    'payments.refund': ['申請與支付退款', 'Ask for refunds and pay them'],
    'payments.approve': ['覆核退款與作廢收款', 'Approve refunds and voids'],
  },
  sheets: {
    writeoffs: ['銷帳紀錄', 'Allocations'],
    entryReport: ['收據日報', 'Receipts by day'],
    refunds: ['退款與作廢', 'Refunds and voids'],
  },
  holdings: {
    payments: {
      title: ['管理費收款', 'Fee payments'],
      words: [
        '收款、收據與退款是會計憑證，依帳務保存期限保留，不因請求刪除。',
        'Payments, receipts and refunds are accounts and stay as long as accounts must, whatever is asked.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    payments: typeof paymentsWords
  }
}
