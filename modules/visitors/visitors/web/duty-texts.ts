import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the duty board says of visitors, namespace `visitorsDuty`; loaded with its panel. */
const dutyTexts = {
  title: '在場訪客',
  people: '共 {{count}} 人',
  all: '全部',
  none: '目前沒有在場訪客',
  awaited: '今日預約',
  awaitedMore: '還有 {{count}} 筆預約',
  insideMore: '還有 {{count}} 組在場',
  count: '{{who}}等 {{count}} 人',
  lent: '借用 {{count}} 件',
  pledge: '換證 {{kind}}',
  pledgeAt: '換證 {{kind}} {{slot}}',
  arrive: '到訪',
  open: '離開或查看',
  failed: '在場訪客載入失敗',
  failedText: '訪客紀錄沒有遺失，請再讀取一次。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorsDuty: typeof dutyTexts
  }
}

addTexts({ 'zh-TW': { visitorsDuty: dutyTexts } })
