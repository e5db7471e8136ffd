import { addTexts } from '#platform/web/i18n/texts.ts'

export const broadcastsTexts = {
  headlines: '快訊',
  headlineOf: '第 {{nth}} 則，共 {{count}} 則',
  previousHeadline: '上一則快訊',
  nextHeadline: '下一則快訊',
  closeHeadlines: '關閉快訊',
  readMore: '看詳細內容',
  marquee: '跑馬燈',
  pause: '暫停跑馬燈',
  play: '播放跑馬燈',
  nextLine: '下一則',
  icons: '活動',
  closeIcon: '關閉「{{title}}」',
  newVersion: '新版本 {{version}} 已經可以使用。請先完成手上的登記，再重新載入。',
  reload: '重新載入',
} as const

addTexts({ 'zh-TW': { broadcasts: broadcastsTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    broadcasts: typeof broadcastsTexts
  }
}
