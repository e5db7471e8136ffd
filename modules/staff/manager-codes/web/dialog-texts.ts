import { addTexts } from '#platform/web/i18n/texts.ts'

export const managerCodesTexts = {
  title: '管理員 QR 碼',
  how: '請櫃台掃描這個 QR 碼，確認您的身分。',
  once: '只能使用一次，5 分鐘內有效。',
  qr: '管理員 QR 碼',
  left: '剩餘 {{time}}',
  expired: '識別碼已失效',
  again: '點一下重新產生',
  making: '產生中',
  failed: '識別碼沒有產生',
  retry: '再試一次',
  verified: '已由{{by}}確認',
  verifiedText: '這個識別碼已經用過，要再用請重新產生。',
  renew: '重新產生',
  close: '關閉',
  scannedTitle: '身分已確認',
  refusedTitle: '無法確認身分',
  account: '帳號',
  role: '身分',
  community: '社區',
  at: '確認時間',
  admin: '最高權限管理者',
  manager: '管理人員',
  treasurer: '財務',
  desk: '櫃台',
  committee: '委員',
  oneTime: '一次性帳號',
} as const

addTexts({ 'zh-TW': { managerCodes: managerCodesTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    managerCodes: typeof managerCodesTexts
  }
}
