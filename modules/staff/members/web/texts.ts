export const membersTexts = {
  list: '社區帳號管理',
  staff: '人員管理',
  records: '帳號異動紀錄',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    members: typeof membersTexts
  }
}
