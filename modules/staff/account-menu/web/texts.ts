import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the account menu, namespace `accountMenu`; loaded with its entries. */
const accountMenuTexts = {
  settings: '社區功能設定',
  accountManagement: '社區帳號管理',
  userPermissions: '使用者權限管理',
  attendance: '出勤管理',
  committee: '委員服務權限設定',
  staff: '人員管理',
  carriers: '卡片管理',
  openCommunity: '開通新社區',
  accountSetting: '帳號設定',
  devices: '裝置管理',
  managerQr: '管理員 QR 碼',
  invitations: '加入社區的邀請',
  lastSignIns: '最近登入紀錄',
  password: '更改密碼',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    accountMenu: typeof accountMenuTexts
  }
}

addTexts({ 'zh-TW': { accountMenu: accountMenuTexts } })
