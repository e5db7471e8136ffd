import { moduleWords } from '#platform/contract/words.ts'

/** What people call what account settings do, have and declare, in both languages. */
export const accountSettingsWords = moduleWords({
  modules: {
    accountSettings: ['帳號設定', 'Account settings'],
  },
  acts: {
    'accountSettings.changeInfo': ['更改帳號資料', 'Changed account data'],
    'accountSettings.changePassword': ['更改自己的密碼', 'Changed own password'],
    'accountSettings.changePhone': ['更改手機號碼', 'Changed mobile number'],
    'accountSettings.endOtherSessions': ['登出其他裝置', 'Signed out other devices'],
    'accountSettings.endSession': ['登出一台裝置', 'Signed out a device'],
  },
  fields: {
    email: ['電子郵件', 'Mail'],
    endedSessions: ['登出的裝置', 'Devices signed out'],
    endsAt: ['結束', 'End'],
    hasMail: ['有電子郵件', 'Has mail'],
  },
  permissions: {
    'accountSettings.passiveUse': ['帳號閒置提醒', 'Reminder of idle accounts'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    accountSettings: typeof accountSettingsWords
  }
}
