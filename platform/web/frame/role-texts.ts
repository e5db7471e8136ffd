import { addTexts } from '#platform/web/i18n/texts.ts'

/** What somebody of a role is called. */
const roleTexts = {
  admin: '最高權限管理者',
  manager: '管理人員',
  treasurer: '財務',
  desk: '櫃台',
  committee: '委員',
  oneTime: '一次性',
} as const
addTexts({ 'zh-TW': { roles: roleTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    roles: typeof roleTexts
  }
}
