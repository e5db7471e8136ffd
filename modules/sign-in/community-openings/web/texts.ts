import { addTexts } from '#platform/web/i18n/texts.ts'

/** Opening a community with its code, and making such codes; loaded with the dialogs. */
export const communityOpeningsTexts = {
  title: '開通社區',
  text: '輸入社區最高權限管理者給您的 8 碼開通碼。',
  join: '加入社區',
  joinText: '{{name}}，您的帳號目前沒有可以進入的社區。',
  joinByCode: '用開通碼加入',
  code: '開通碼',
  codeHint: '8 碼數字或大寫英文',
  missing: '請輸入開通碼。',
  wrong: '開通碼錯誤：應為 8 碼的數字或大寫英文字母。',
  tryLater: '開通失敗，請稍後再試。',
  ok: '確定',
  opening: '開通中…',
  help: '沒有開通碼？',
  helpTitle: '如何取得開通碼',
  helpText:
    '開通碼由社區的最高權限管理者產生：右上角帳號選單 → 社區帳號管理 → 開通碼。每個開通碼只能用一次，到期自動失效。第一次使用本系統的社區，請洽系統維運者。',
  signInFirst: '這是{{community}}的開通碼。請先登入或註冊管理人員帳號，再完成開通。',
  goSignIn: '登入',
  goRegister: '註冊',
  opened: '已開通{{community}}。',
  openedTitle: '已開通{{community}}',
  openedText: '要現在進入{{community}}嗎？目前的社區會登出，未送出的內容會保留。',
  enter: '進入{{community}}',
  stay: '留在這裡',
  list: '開通碼',
  listText: '給要加入這個社區的管理人員；每個只能用一次。',
  make: '產生開通碼',
  role: '加入後的角色',
  role_admin: '最高權限管理者',
  role_manager: '管理人員',
  role_treasurer: '財務',
  role_desk: '櫃台',
  role_committee: '委員',
  days: '有效期限',
  days_1: '1 天',
  days_7: '7 天',
  days_30: '30 天',
  note: '給誰',
  made: '開通碼（只顯示這一次）',
  madeText: '請交給本人；{{when}}前使用一次。',
  copy: '複製',
  copied: '已複製開通碼。',
  again: '再產生一個',
  none: '還沒有開通碼。',
  ending: '末兩碼 {{ending}}',
  state_open: '可使用，{{when}}到期',
  state_used: '{{by}} 於 {{when}} 使用',
  state_revoked: '已由 {{by}} 收回',
  state_expired: '{{when}}到期，未使用',
  by: '{{name}} 於 {{when}} 產生',
  revoke: '收回',
  revokeTitle: '收回開通碼？',
  revokeText: '收回後，這個開通碼不能再用。',
  revoked: '已收回開通碼。',
  close: '關閉',
  loadFailed: '開通碼載入失敗',
  loadFailedText: '已產生的開通碼沒有改變，請稍後再試。',
} as const

addTexts({ 'zh-TW': { communityOpenings: communityOpeningsTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    communityOpenings: typeof communityOpeningsTexts
  }
}
