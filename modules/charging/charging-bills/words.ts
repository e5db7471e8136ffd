import { moduleWords } from '#platform/contract/words.ts'
import { chargingPermissions } from '#modules/charging/permission-group.ts'

/** What people call what bills of charging do, have and declare, in both languages. */
export const chargingBillsWords = moduleWords({
  modules: { chargingBills: ['充電帳單', 'Charging bills'] },
  acts: {
    'chargingBills.draw': ['更新充電帳單', 'Drew the charging bills of a month'],
    'chargingBills.adjust': ['調整充電帳單', 'Adjusted a charging bill'],
    'chargingBills.adjustAgain': ['調整充電帳單（重送）', 'Adjusted a charging bill (sent again)'],
    'chargingBills.approve': ['審核充電帳單', 'Approved the charging bills of a month'],
    'chargingBills.takeBack': ['充電帳單退回未審核', 'Took the approval of charging bills back'],
    'chargingBills.invoice': ['充電帳單開帳', 'Invoiced the charging bills of a month'],
    'chargingBills.export': ['下載充電訂單檔', 'Took the order file of a month'],
    'chargingBills.saveDays': ['更改充電帳單日程', 'Changed the days of charging bills'],
  },
  targets: {
    chargingMonth: ['充電帳單月份', 'Month of charging'],
    chargingBill: ['充電帳單', 'Charging bill'],
    chargingBillSetting: ['充電帳單日程', 'Days of charging bills'],
  },
  fields: {
    updateDay: ['更新日', 'Day of updating'],
    approveDay: ['審核日', 'Day of approval'],
    invoiceDay: ['開帳日', 'Day of invoicing'],
    payoutDay: ['撥款日', 'Day of payout'],
    dueDays: ['繳費天數', 'Days until due'],
  },
  faults: {
    '請填年與月，例如 N-N': 'a year and a month, please, such as 2026-10',
  },
  permissionGroup: chargingPermissions,
  permissions: {
    'chargingBills.view': ['查看充電帳單', 'See charging bills'],
    'chargingBills.edit': ['更新與調整充電帳單', 'Draw and adjust charging bills'],
    'chargingBills.check': ['審核充電帳單', 'Approve charging bills'],
    'chargingBills.invoice': ['充電帳單開帳', 'Invoice charging bills'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    chargingBills: typeof chargingBillsWords
  }
}
