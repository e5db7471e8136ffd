import { moduleWords } from '#platform/contract/words.ts'
import { depositPermissions } from '#modules/parcels/permission-groups.ts'

/** What people call what deposits do, have and declare, in both languages. */
export const depositsWords = moduleWords({
  modules: {
    deposits: ['寄放', 'Deposits'],
  },
  acts: {
    'deposits.addKind': ['新增寄放類型', 'Added a deposit kind'],
    'deposits.changeKind': ['變更寄放類型', 'Changed a deposit kind'],
    'deposits.correct': ['更正寄放', 'Corrected a deposit'],
    'deposits.handOver': ['交付寄放物品', 'Handed over a deposit'],
    'deposits.orderKinds': ['排列寄放類型', 'Ordered deposit kinds'],
    'deposits.register': ['登記寄放', 'Registered a deposit'],
    'deposits.registerAgain': ['登記寄放（重送）', 'Registered a deposit (sent again)'],
    'deposits.rehome': ['寄放改至其他戶別', 'Moved a deposit to another household'],
    'deposits.undoHandOver': ['復原寄放領取', "Undid a deposit's hand-over"],
    'deposits.viewDetail': ['查看寄放', 'Viewed a deposit'],
    'deposits.void': ['取消寄放登記', 'Voided a deposit'],
  },
  targets: {
    depositPayer: ['寄放人', 'Payer of a deposit'],
    depositRecipient: ['寄放收件人', 'Recipient of a deposit'],
    deposit: ['寄放', 'Deposit'],
    depositKind: ['寄放類型', 'Deposit kind'],
  },
  fields: {
    depositId: ['寄放', 'Deposit'],
    depositIds: ['寄放', 'Deposits'],
    deposits: ['寄放', 'Deposits'],
    expectedOn: ['預計領取日', 'Expected on'],
    kindDetail: ['類型', 'Kind'],
    payerHousehold: ['付款戶別', 'Paying household'],
    payerHouseholdId: ['付款戶別', 'Paying household'],
    payerName: ['付款人', 'Payer'],
    payerPhone: ['付款人電話', "Payer's phone"],
    recipientPhone: ['收件人電話', "Recipient's phone"],
    retiredAt: ['停用時間', 'Retired'],
  },
  values: {},
  permissionGroup: depositPermissions,
  permissions: {
    'deposits.configure': ['更改寄放類型', 'Change deposit kinds'],
    'deposits.handOver': ['交付寄放', 'Hand over deposits'],
    'deposits.register': ['登記寄放', 'Register deposits'],
    'deposits.view': ['查看寄放', 'See deposits'],
  },
  retentions: {
    'deposits.personal': {
      title: ['寄放的個人資料', 'Personal data of deposits'],
      words: [
        '領取或取消登記後開始計算。寄放人、收件人與領取人、電話、備註與更正內容清空；戶別、日期與現金帳保留。',
        'From hand-over or voiding on. Names, phones, notes and corrections are emptied; household, dates and the cash ledger stay.',
      ],
    },
    'deposits.pictures': {
      title: ['寄放的簽名與照片', 'Signatures and photos of deposits'],
      words: [
        '領取後開始計算。簽名與照片的檔案一併刪除；現金收據的簽名隨帳務保存。',
        'From hand-over on. Files of signatures and photos are deleted; those of cash receipts stay with the ledger.',
      ],
    },
  },
  holdings: {
    deposits: {
      title: ['寄放', 'Deposits'],
      words: [
        '寄放人、收件人與領取人、電話、備註、更正內容、簽名與照片清空；戶別、日期、類型與現金帳保留。',
        'Names, phones, notes, corrections, signatures and photos are emptied; household, dates, kind and the cash ledger stay.',
      ],
    },
  },
  sheets: {
    deposits: ['寄放', 'Deposits'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    deposits: typeof depositsWords
  }
}
