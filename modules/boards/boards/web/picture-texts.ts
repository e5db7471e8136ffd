import { addTexts } from '#platform/web/i18n/texts.ts'

/** What a board itself says, namespace `boardPicture`: Chinese in every language of the page, since it hangs in the building. */
const boardPictureTexts = {
  packages: '待領包裹',
  pieces: '{{count}} 件',
  page: '{{page}}／{{pages}} 頁',
  noPackages: '目前沒有待領包裹',
  date: '{{month}}月{{day}}日',
  weekday1: '星期一',
  weekday2: '星期二',
  weekday3: '星期三',
  weekday4: '星期四',
  weekday5: '星期五',
  weekday6: '星期六',
  weekday7: '星期日',
  notice: '公告',
  cutOff: '連線中斷，恢復後顯示',
  noFacts: '目前沒有消息',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    boardPicture: typeof boardPictureTexts
  }
}

addTexts({ 'zh-TW': { boardPicture: boardPictureTexts } })
