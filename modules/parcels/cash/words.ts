import { moduleWords } from '#platform/contract/words.ts'
import { depositPermissions } from '#modules/parcels/permission-groups.ts'

/** What people call what cash do, have and declare, in both languages. */
export const cashWords = moduleWords({
  modules: {
    cash: ['現金', 'Cash'],
  },
  acts: {
    'cash.adjust': ['調整現金差額', 'Adjusted cash'],
    'cash.changeSetting': ['變更現金設定', 'Changed cash settings'],
    'cash.count': ['點收現金', 'Counted cash'],
    'cash.countAgain': ['點收現金（重送）', 'Counted cash (sent again)'],
    'cash.in': ['存入現金', 'Put cash in'],
    'cash.payCourier': ['付貨款', 'Paid a courier'],
    'cash.printReceipt': ['列印收據', 'Printed a receipt'],
    'cash.reprintReceipt': ['補印收據', 'Reprinted a receipt'],
    'cash.return': ['退還現金', 'Gave cash back'],
    'cash.reverse': ['沖銷現金', 'Reversed a cash line'],
    'cash.sentAgain': ['現金收付（重送）', 'Cash line (sent again)'],
  },
  targets: {
    cashCount: ['點收', 'Count'],
    cashReceipt: ['收據', 'Receipt'],
    cashSetting: ['現金設定', 'Cash settings'],
  },
  fields: {
    amount: ['金額', 'Amount'],
    balance: ['餘額', 'Balance'],
    cash: ['現金', 'Cash'],
    counted: ['點收金額', 'Counted'],
    denominations: ['面額張數', 'Notes and coins'],
    difference: ['差額', 'Difference'],
    envelopeLimit: ['每袋上限', 'Limit of an envelope'],
    envelopes: ['現金袋', 'Envelopes'],
    expected: ['應有金額', 'Expected'],
    receiptFooter: ['收據頁尾', 'Foot of receipts'],
    receiptHeader: ['收據抬頭', 'Head of receipts'],
    receiptNumber: ['收據號碼', 'Receipt number'],
    reversesSequence: ['沖銷第幾筆', 'Reverses line'],
    sequence: ['第幾筆', 'Line'],
    signatureAsked: ['要簽名', 'Asks for a signature'],
    witness: ['會同人員', 'Witness'],
  },
  values: {
    'cash.kind.return': ['退還', 'Given back'],
    'kind.adjust': ['差額', 'Adjusted'],
    'kind.in': ['存入', 'Put in'],
    'kind.payCourier': ['付貨款', 'Paid courier'],
    'kind.reverse': ['沖銷', 'Reversed'],
  },
  permissionGroup: depositPermissions,
  permissions: {
    'cash.configure': ['更改現金設定', 'Change cash settings'],
    'cash.count': ['點收現金', 'Count cash'],
    'cash.handle': ['收付寄放現金', 'Handle deposited cash'],
    'cash.view': ['查看寄放現金', 'See deposited cash'],
  },
  holdings: {
    cash: {
      title: ['現金帳與收據', 'Cash ledger and receipts'],
      words: [
        '現金帳與收據是收支憑證，依帳務保存期限保留，不因請求刪除。',
        'The cash ledger and receipts are vouchers and stay as long as accounts must, whatever is asked.',
      ],
    },
  },
  sheets: {
    cash: ['現金收付', 'Cash ledger'],
  },
  faults: {
    '上限至少 N 元': 'the limit is at least NT$N',
    請填寫金額: 'please give the amount',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    cash: typeof cashWords
  }
}
