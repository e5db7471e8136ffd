import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the arrival of a booked visitor says, namespace `visitorArrival`; loaded with its dialog. */
const arrivalTexts = {
  title: '預約訪客到訪',
  looking: '查詢中',
  there: '{{who}} {{count}} 人已到訪',
  thereHint: '可感應訪客卡、選擇換證，完成後關閉。',
  awaited: '{{who}} {{count}} 人',
  awaitedHint: '確認後登記到訪。',
  againHint: '可請訪客重新出示後再掃一次，或改按「登記訪客」。',
  refusedHint: '可改按「登記訪客」。',
  registerInstead: '登記訪客',
  arrive: '登記到訪',
  finish: '完成',
  lend: '借出物品',
  toast: '{{who}} {{count}} 人已到訪　{{label}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorArrival: typeof arrivalTexts
  }
}

addTexts({ 'zh-TW': { visitorArrival: arrivalTexts } })
