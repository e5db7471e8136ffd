import { moduleWords } from '#platform/contract/words.ts'

/** What people call what second factors do, have and declare, in both languages. */
export const secondFactorsWords = moduleWords({
  modules: {
    secondFactors: ['雙重驗證', 'Second factors'],
  },
  acts: {
    'secondFactors.addPasskey': ['新增通行密鑰', 'Added a passkey'],
    'secondFactors.confirmTotp': ['啟用驗證碼', 'Turned codes on'],
    'secondFactors.endTotp': ['停用驗證碼', 'Turned codes off'],
    'secondFactors.removePasskey': ['移除通行密鑰', 'Removed a passkey'],
    'secondFactors.renamePasskey': ['更改通行密鑰名稱', 'Renamed a passkey'],
    'secondFactors.renewRecoveryCodes': ['更換備用碼', 'Renewed recovery codes'],
  },
  targets: {
    passkey: ['通行密鑰', 'Passkey'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    secondFactors: typeof secondFactorsWords
  }
}
