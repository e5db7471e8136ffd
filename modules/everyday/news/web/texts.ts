/** What the frame says of this module; the pages bring their own words. */
export const newsTexts = {
  list: '公告',
  edit: '編輯公告',
  detail: '公告內容',
  read: '社區公告',
  act: '新公告',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    news: typeof newsTexts
  }
}
