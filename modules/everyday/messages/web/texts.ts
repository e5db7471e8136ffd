/** What the frame says of messages; the pages bring their own words. */
export const messagesTexts = {
  inbox: '意見回饋',
  view: '意見內容',
  reply: '回覆意見',
  form: '給管理中心的意見',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    messages: typeof messagesTexts
  }
}
