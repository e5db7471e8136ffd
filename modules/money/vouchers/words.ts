import { moduleWords } from '#platform/contract/words.ts'
import { moneyPermissions } from '#modules/money/permission-groups.ts'

/** What people call what vouchers do, have and declare, in both languages. */
export const vouchersWords = moduleWords({
  modules: {
    vouchers: ['收支管理', 'Cash book'],
  },
  acts: {
    'vouchers.add': ['登記收支', 'Wrote a voucher'],
    'vouchers.addAgain': ['登記收支（重送）', 'Wrote a voucher (sent again)'],
    'vouchers.closeMonth': ['月結', 'Closed a month'],
    'vouchers.closeMonthAgain': ['月結（已結帳）', 'Closed a month (closed already)'],
    'vouchers.exportJournal': ['匯出帳簿', 'Exported the ledger'],
    'vouchers.handOver': ['點交現金', 'Handed cash over'],
    'vouchers.handOverAgain': ['點交現金（重送）', 'Handed cash over (sent again)'],
    'vouchers.printMonth': ['列印月報', 'Printed the report of a month'],
    'vouchers.void': ['作廢收支', 'Voided a voucher'],
  },
  targets: {
    voucher: ['收支傳票', 'Voucher'],
    cashHandOver: ['現金點交', 'Hand-over of cash'],
  },
  fields: {
    voucherNumber: ['傳票號碼', 'Voucher number'],
    day: ['日期', 'Day'],
    month: ['月份', 'Month'],
    moneyAccount: ['帳戶', 'Account'],
    ledgerCategory: ['收支項目', 'Category'],
    vouchers: ['收支傳票', 'Vouchers'],
    cashGiver: ['點交人', 'Handed over by'],
    cashTaker: ['接收人', 'Handed over to'],
    party: ['收付對象', 'Payee or payer'],
    documentNumber: ['憑證號碼', 'Document number'],
  },
  values: {
    'kind.transfer': ['轉存', 'Transfer'],
  },
  permissionGroup: moneyPermissions,
  permissions: {
    'vouchers.view': ['查看收支', 'See the cash book'],
    'vouchers.add': ['登記與作廢收支', 'Write and void vouchers'],
    'vouchers.close': ['月結與匯出帳簿', 'Close months and export the ledger'],
  },
  holdings: {
    vouchers: {
      title: ['收支傳票', 'Vouchers'],
      words: [
        '收支傳票是會計憑證，依帳務保存期限保留，不因請求刪除。',
        'Vouchers are accounts and stay as long as accounts must, whatever is asked.',
      ],
    },
  },
  sheets: {
    vouchers: ['收支紀錄', 'Cash book'],
  },
  faults: {
    月份不正確: 'this is no month',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    vouchers: typeof vouchersWords
  }
}
