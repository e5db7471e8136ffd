import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call what bills do, have and declare, in both languages. */
export const billsWords = moduleWords({
  modules: {
    bills: ['繳費單', 'Bills'],
  },
  acts: {
    'bills.create': ['開立期別', 'Drafted a run'],
    'bills.createAgain': ['開立期別（重送）', 'Drafted a run (sent again)'],
    'bills.changeRun': ['修改期別', 'Changed a run'],
    'bills.issue': ['發行', 'Issued'],
    'bills.withdraw': ['撤回期別', 'Withdrew a run'],
    'bills.addBills': ['加開繳費單', 'Added bills'],
    'bills.acceptGaps': ['確認缺漏項目', 'Accepted what could not be calculated'],
    'bills.redraft': ['依費率重新計算', 'Drew a run anew'],
    'bills.view': ['查看繳費單', 'Viewed a bill'],
    'bills.correct': ['更正繳費單', 'Corrected a bill'],
    'bills.changeDates': ['修改繳費期限', 'Changed days of payment'],
    'bills.move': ['移到其他期別', 'Moved a bill to another run'],
    'bills.void': ['作廢繳費單', 'Voided bills'],
    'bills.rehome': ['繳費單隨併戶移轉', 'Moved bills with a merger'],
  },
  targets: {
    billBulk: ['繳費期別', 'Billing run'],
    bill: ['繳費單', 'Bill'],
  },
  fields: {
    bills: ['繳費單', 'Bills'],
    billCount: ['張數', 'Bills'],
    gapCount: ['缺漏項目', 'Gaps'],
    gaps: ['缺漏項目', 'Gaps'],
    billsAdded: ['新增', 'Added'],
    billsChanged: ['更動', 'Changed'],
    billsRemoved: ['取消', 'Taken out'],
    billsKept: ['保留手動更正', 'Kept as corrected'],
    runName: ['期別', 'Run'],
    dueOn: ['繳費期限', 'Day of payment'],
    barcodeUntil: ['條碼期限', 'Barcodes until'],
  },
  values: {
    'cycle.once': ['單次', 'Once'],
    'payerType.owner': ['所有權人', 'Owner'],
    'payerType.renter': ['承租人', 'Renter'],
    'payerType.resident': ['住戶', 'Resident'],
    'kind.item': ['費用', 'Fee'],
    'billStatusEnum.draft': ['草稿', 'Draft'],
    'billStatusEnum.issued': ['發行', 'Issued'],
    'billStatusEnum.withdrawn': ['撤回', 'Withdrawn'],
    'billStatusEnum.unpaid': ['未繳', 'Unpaid'],
    'billStatusEnum.partlyPaid': ['部分繳', 'Partly paid'],
    'billStatusEnum.settled': ['已繳清', 'Settled'],
    'billStatusEnum.carried': ['併入下期', 'Carried over'],
    'billStatusEnum.voided': ['作廢', 'Voided'],
    'billStatusEnum.overdue': ['逾期', 'Overdue'],
  },
  permissionGroup: feePermissions,
  permissions: {
    'bills.view': ['查看期別與繳費單', 'See runs and bills'],
    'bills.edit': ['開立、更正與作廢繳費單', 'Draft, correct and void bills'],
    'bills.issue': ['發行與撤回期別', 'Issue and withdraw runs'],
  },
  holdings: {
    bills: {
      title: ['繳費單', 'Bills'],
      words: [
        '繳費單是會計憑證，依帳務保存期限保留，不因請求刪除。',
        'Bills are accounts and stay as long as accounts must, whatever is asked.',
      ],
    },
  },
  faults: {
    金額必須是整數: 'the amount must be a whole number',
    '折扣的金額要是負數，例如 -N': 'a discount must be negative, e.g. -N',
    '金額要在 -N 到 N 元之間': 'the amount must be from NT$-N to NT$N',
    費用類別不正確: 'this is no kind of fee',
    同一張繳費單送了兩次: 'a bill was sent twice',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    bills: typeof billsWords
  }
}
