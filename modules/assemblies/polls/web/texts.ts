/** What the frame says of this module; the pages bring their own words. */
export const pollsTexts = {
  title: '住戶投票',
  detail: '投票內容',
  comments: '留言管理',
  newPoll: '新增投票',
  edit: '編輯投票',
  ballot: '投票單',
  keyRemind: '提醒未投的住戶',
  keyPrint: '印紙本投票',
  keyNew: '新增投票',
  keyHide: '隱藏第一則留言',
  keyReply: '回覆全部住戶',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    polls: typeof pollsTexts
  }
}
