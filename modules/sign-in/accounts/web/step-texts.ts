import { passwordWords } from '#platform/contract/password.ts'
import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the steps beside the password have in common; loaded with them. */
export const stepTexts = {
  back: '改用密碼登入',
  otherAccount: '換帳號',
  newPassword: '新密碼',
  again: '再輸入一次新密碼',
  notSame: '兩次輸入的新密碼不同。',
  passwordHelp: '至少 10 個字元，建議用一句好記的話。',
  passwordGood: '可以使用這組密碼。',
  ...passwordWords,
} as const

addTexts({ 'zh-TW': { signInSteps: stepTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    signInSteps: typeof stepTexts
  }
}
