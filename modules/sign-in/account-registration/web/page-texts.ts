import { addTexts } from '#platform/web/i18n/texts.ts'

/** Registering, and a new password by SMS; loaded with them. */
export const registrationTexts = {
  title: '註冊管理人員帳號',
  intro: '帳號就是您的手機號碼，一個人一個帳號，換社區時不必重辦。',
  toLogin: '已有帳號，登入',
  step1: '手機號碼',
  step2: '姓名與密碼',
  step3: '個人資料的使用',
  phoneWrong: '請輸入 10 碼手機號碼，例如 0912345678。',
  name: '姓名',
  nameHint: '住戶與同事看到的名字',
  nameMissing: '請填寫姓名。',
  codeMissing: '請先傳送驗證碼，並輸入簡訊中的 6 位數字。',
  codeTyped: '請輸入簡訊中的 6 位數字。',
  accountIs: '您的帳號會是 {{account}}',
  consent: '我已閱讀並同意',
  consentMissing: '請先閱讀並同意個人資料的使用說明。',
  consentWho: '蒐集者與目的：您加入的社區與本系統的維運者，為了辨識帳號、登入安全與記錄經手人。',
  consentWhat: '蒐集的資料：姓名、手機號碼、電子郵件（選填），以及登入的時間、位址與裝置。',
  consentHow: '期間與利用：帳號存續期間；登入紀錄 90 天。您經手的紀錄會留下姓名。不提供給第三人行銷。',
  consentRights: '您的權利：可隨時查閱、更正，或請社區停用帳號；不同意則無法建立帳號。',
  register: '建立帳號',
  registering: '建立中…',
  doneTitle: '帳號已建立',
  doneText: '{{account}} 還沒有加入任何社區。請向社區的最高權限管理者索取 8 碼開通碼。',
  doneOpen: '輸入開通碼',
  reset: '重設密碼',
  resetText: '驗證碼會送到您帳號的手機；完成後，其他裝置都會登出。',
  resetDo: '設定新密碼並登入',
  resetting: '設定中…',
  password: '密碼',
  own: '設定自己的密碼',
  ownDone: '已設定自己的密碼，下次用它登入。',
  ownText: '{{name}}，這組密碼是別人給的。請設定一組只有自己知道的密碼，下次用它登入。',
} as const

addTexts({ 'zh-TW': { registration: registrationTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    registration: typeof registrationTexts
  }
}
