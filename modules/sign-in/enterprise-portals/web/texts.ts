import { addTexts } from '#platform/web/i18n/texts.ts'

/** Signing in from a portal, and letting portals in; loaded with them. */
export const enterprisePortalsTexts = {
  signIn: '由企業入口登入',
  signInText: '正在確認企業入口的登入連結。',
  list: '企業入口',
  listText: '物業公司的人員由自己的入口登入，不需要另外的密碼；停用後立即無法進入。',
  none: '還沒有企業入口。',
  name: '名稱',
  nameHelp: '例如「安心物業管理入口」。',
  nameMissing: '請填寫名稱。',
  role: '人員的角色',
  role_manager: '管理人員',
  role_treasurer: '財務',
  role_desk: '櫃台',
  role_committee: '委員',
  key: '公開金鑰（PEM）',
  keyHelp: 'Ed25519、P-256 或 2048 位元以上的 RSA。請不要貼上私鑰。',
  add: '新增企業入口',
  added: '已新增企業入口。代號請交給物業公司填入 iss。',
  id: '代號 {{id}}',
  about: '{{role}}，{{algorithm}}，{{count}} 人登入過，{{by}} 於 {{when}} 新增',
  closed: '已停用',
  close: '停用',
  closeTitle: '停用「{{name}}」？',
  closeText: '由這個入口登入的人員會立即登出，不能再進入。',
  closedNow: '已停用企業入口。',
  back: '關閉',
  loadFailed: '企業入口載入失敗',
  loadFailedText: '設定沒有改變，請稍後再試。',
} as const

addTexts({ 'zh-TW': { enterprisePortals: enterprisePortalsTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    enterprisePortals: typeof enterprisePortalsTexts
  }
}
