/** What the frame says of messages; the pages bring their own words. */
export const messagesTexts = {
  inbox: '意見回饋',
  view: '意見內容',
  reply: '回覆意見',
  form: '給管理中心的意見',
  setting: '意見設定',
  types: '意見類型',
  canned: '罐頭回覆',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    messages: typeof messagesTexts
  }
}
