import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call what bank files do, have and declare, in both languages. */
export const bankFilesWords = moduleWords({
  modules: {
    bankFiles: ['銀行檔', 'Bank files'],
  },
  acts: {
    'bankFiles.addFormat': ['新增檔案格式', 'Described a file format'],
    'bankFiles.changeFormat': ['修改檔案格式', 'Changed a file format'],
    'bankFiles.retireFormat': ['停用檔案格式', 'Retired a file format'],
    'bankFiles.upload': ['上傳銀行檔', 'Uploaded a bank file'],
    'bankFiles.uploadAgain': ['上傳銀行檔（重送）', 'Uploaded a bank file (sent again)'],
    'bankFiles.cancel': ['取消銀行檔', 'Gave a bank file up'],
    'bankFiles.import': ['匯入銀行檔', 'Imported a bank file'],
    'bankFiles.accept': ['銷帳異常：銷帳', 'Wrote off a bank line'],
    'bankFiles.bookOther': ['銷帳異常：不是管理費', 'Booked a bank line as other income'],
    'bankFiles.undo': ['銷帳異常：復原', 'Took a write-off back'],
    'bankFiles.closeAsBooked': ['銷帳異常：帳上已有', 'Said that the books have a bank line'],
    'bankFiles.reverse': ['銷帳異常：銀行沖正', 'Took back what the bank reversed'],
    'bankFiles.leave': ['銷帳異常：不處理', 'Left a bank line as it is'],
    'bankFiles.postpone': ['銷帳異常：先不處理', 'Postponed a bank line'],
    'bankFiles.look': ['查一筆款', 'Looked a payment up'],
    'bankFiles.tellPaid': ['查一筆款：傳給住戶', 'Told a household of its payment'],
    'bankFiles.book': ['對帳入帳', 'Reconciled a payout'],
    'bankFiles.bookAgain': ['對帳入帳（重送）', 'Reconciled a payout (sent again)'],
    'bankFiles.printPayouts': ['列印對帳', 'Printed reconciliation'],
    'bankFiles.unbook': ['取消對帳', 'Took a reconciliation back'],
  },
  targets: {
    bankFile: ['銀行檔', 'Bank file'],
    bankFormat: ['檔案格式', 'File format'],
    bankLine: ['銀行款項', 'Bank line'],
    bankPayout: ['撥款對帳', 'Payout'],
  },
  fields: {
    formatName: ['檔案格式', 'File format'],
    bankLines: ['筆數', 'Lines'],
    writtenOff: ['直接銷帳筆數', 'Written off at once'],
    repeats: ['另計為新款項', 'Taken in as other payments'],
    lineNumber: ['行號', 'Line'],
    lineClass: ['異常原因', 'Class'],
    bookedAs: ['帳上是', 'In the books as'],
    bookedKind: ['帳上的種類', 'Kind in the books'],
    writtenOffTo: ['銷到', 'Written off to'],
    payoutOn: ['撥款日', 'Payout day'],
    gross: ['代收總額', 'Gross'],
    statementAmount: ['銀行入帳', 'Bank statement'],
    collectionFee: ['手續費', 'Collection fee'],
    searchedFor: ['查詢內容', 'Looked for'],
  },
  values: {
    'channel.web': ['網路銀行', 'Online banking'],
    'channel.post': ['郵局', 'Post office'],
    'channel.other': ['其他', 'Other'],
    'lineClass.exact': ['相符', 'Exact'],
    'lineClass.short': ['少繳', 'Short'],
    'lineClass.over': ['溢繳', 'Over'],
    'lineClass.duplicate': ['重複繳款', 'Paid twice'],
    'lineClass.oldPeriod': ['舊期帳號', 'Old account'],
    'lineClass.voided': ['單據已作廢', 'Voided bill'],
    'lineClass.unknownAccount': ['查無帳號', 'Unknown account'],
    'lineClass.badCheck': ['檢碼錯誤', 'Wrong check digit'],
    'lineClass.reversal': ['銀行沖正', 'Reversed by the bank'],
    'lineClass.expired': ['逾期繳款', 'After the deadline'],
    'lineClass.out': ['支出', 'Money out'],
    'lineClass.returned': ['已退回', 'Given back'],
    'lineClass.booked': ['帳上已有', 'In the books already'],
    'bookedKind.line': ['另一個銀行檔', 'Another bank file'],
    'bookedKind.payment': ['櫃台收款', 'Taken at the desk'],
    'bookedKind.voucher': ['收支紀錄', 'Cash book'],
    'bookedKind.refund': ['退款', 'Refund'],
    'bookedKind.payout': ['撥款', 'Payout'],
  },
  sheets: {
    payouts: ['對帳', 'Reconciliation'],
  },
  permissionGroup: feePermissions,
  permissions: {
    'bankFiles.view': ['查看銀行檔、對帳與銷帳異常', 'See bank files, reconciliation and unmatched payments'],
    'bankFiles.match': ['匯入銀行檔、處理銷帳異常', 'Import bank files and match payments'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    bankFiles: typeof bankFilesWords
  }
}
