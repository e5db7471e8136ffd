import { addTexts } from '#platform/web/i18n/texts.ts'

/** Asking for a code and typing it; loaded with the forms that do so. */
export const phoneCodesTexts = {
  signIn: '簡訊驗證碼登入',
  signInText: '驗證碼會送到您註冊管理人員帳號的手機。',
  cannotSend:
    '這個系統沒有設定簡訊服務，不能傳送驗證碼。已有帳號請用密碼登入；註冊、忘記密碼或更改號碼請洽系統管理員。',
  phone: '手機號碼',
  phoneWrong: '請輸入 10 碼手機號碼，例如 0912345678。',
  send: '傳送驗證碼',
  sending: '傳送中…',
  again: '重新傳送',
  againIn: '{{seconds}} 秒後可重新傳送',
  noneLeft: '今天的 3 次已用完',
  sentOver: '驗證碼已過 5 分鐘，請重新傳送。',
  sentOverLast: '驗證碼已過 5 分鐘，今天的 3 次也用完了；請明天再試，或改用密碼登入。',
  code: '驗證碼',
  codeHint: '簡訊中的 6 位數字',
  codeWrong: '請輸入簡訊中的 6 位數字。',
  sent: '驗證碼已送往 {{phone}}，5 分鐘內有效；今天還可以再傳 {{left}} 次。',
  sentLast: '驗證碼已送往 {{phone}}，5 分鐘內有效；今天的 3 次已用完。',
  enter: '登入',
  entering: '登入中…',
} as const

addTexts({ 'zh-TW': { phoneCodes: phoneCodesTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    phoneCodes: typeof phoneCodesTexts
  }
}
