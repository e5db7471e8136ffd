import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the tabs, namespace `accountTabs`; loaded with their pages. */
const accountTabsTexts = {
  label: '帳號與權限',
  accounts: '社區帳號',
  roles: '角色權限',
  committee: '委員服務權限',
  records: '帳號異動紀錄',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    accountTabs: typeof accountTabsTexts
  }
}

addTexts({ 'zh-TW': { accountTabs: accountTabsTexts } })
