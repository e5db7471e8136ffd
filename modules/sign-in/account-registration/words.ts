import { moduleWords } from '#platform/contract/words.ts'

/** What people call what account registration do, have and declare, in both languages. */
export const accountRegistrationWords = moduleWords({
  modules: {
    accountRegistration: ['帳號註冊', 'Account registration'],
  },
  acts: {
    'accountRegistration.register': ['註冊管理人員帳號', 'Registered a manager account'],
    'accountRegistration.replacePassword': ['設定自己的密碼', 'Set a password of their own'],
    'accountRegistration.resetPassword': ['重設自己的密碼', 'Reset own password'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    accountRegistration: typeof accountRegistrationWords
  }
}
