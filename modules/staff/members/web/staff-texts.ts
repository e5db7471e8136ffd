import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page of staff, namespace `staffPage`; loaded with it. */
const staffPageTexts = {
  title: '人員管理',
  staff: '社區人員',
  mine: '我可以做的事',
  ask: '需要更多',
  askWhom: '請洽最高權限管理者',
  manage: '管理社區帳號',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    staffPage: typeof staffPageTexts
  }
}

addTexts({ 'zh-TW': { staffPage: staffPageTexts } })
