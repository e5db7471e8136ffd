import { moduleWords } from '#platform/contract/words.ts'

/** What people call what accounts do, have and declare, in both languages. */
export const accountsWords = moduleWords({
  modules: {
    accounts: ['登入登出', 'Signing in and out'],
  },
  acts: {
    'accounts.enterCommunity': ['登入社區', 'Entered a community'],
    'accounts.logOut': ['登出', 'Signed out'],
  },
  targets: {
    account: ['帳號', 'Account'],
    session: ['登入', 'Session'],
  },
  values: {
    'way.code': ['簡訊驗證碼', 'Code by SMS'],
    'way.enterprise': ['企業入口', 'Enterprise portal'],
    'way.passkey': ['通行密鑰', 'Passkey'],
    'way.password': ['密碼', 'Password'],
    'way.secondFactor': ['雙重驗證', 'Second factor'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    accounts: typeof accountsWords
  }
}
