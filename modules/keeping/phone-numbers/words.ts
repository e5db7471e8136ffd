import { moduleWords } from '#platform/contract/words.ts'
import { dataPermissions } from '#modules/keeping/permission-group.ts'

/** What people call what telephone numbers do, have and declare, in both languages. */
export const phoneNumbersWords = moduleWords({
  modules: {
    phoneNumbers: ['電話', 'Telephone numbers'],
  },
  acts: {
    'phoneNumbers.show': ['顯示電話', 'Showed a telephone number'],
  },
  permissionGroup: dataPermissions,
  permissions: {
    'phoneNumbers.show': [
      '顯示住戶與訪客的完整電話',
      'Show whole telephone numbers of residents and visitors',
    ],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    phoneNumbers: typeof phoneNumbersWords
  }
}
