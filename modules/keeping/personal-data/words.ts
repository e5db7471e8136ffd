import { moduleWords } from '#platform/contract/words.ts'
import { dataPermissions } from '#modules/keeping/permission-group.ts'

/** What people call what personal data do, have and declare, in both languages. */
export const personalDataWords = moduleWords({
  modules: {
    personalData: ['個人資料', 'Personal data'],
  },
  acts: {
    'personalData.ask': ['請求刪除個人資料', 'Asked for deletion of personal data'],
    'personalData.export': ['提供個人資料副本', 'Gave a copy of personal data'],
    'personalData.forget': ['刪除個人資料', 'Deleted personal data'],
    'personalData.forgetAgain': ['刪除個人資料（重送）', 'Deleted personal data (sent again)'],
    'personalData.look': ['查看個人資料', 'Viewed personal data'],
    'personalData.refuse': ['未刪除個人資料', 'Personal data not deleted'],
  },
  targets: {
    outsider: ['非住戶', 'Outsider'],
    personalDataRequest: ['個人資料請求', 'Personal data request'],
  },
  fields: {
    records: ['筆數', 'Records'],
    requestId: ['請求', 'Request'],
    stays: ['保留', 'Stays'],
  },
  permissionGroup: dataPermissions,
  permissions: {
    'personalData.manage': ['個人資料請求與刪除', 'Personal data requests and deletion'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    personalData: typeof personalDataWords
  }
}
