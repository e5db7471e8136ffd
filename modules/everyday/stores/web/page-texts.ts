import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the pages of shops, namespace `storesPage`; loaded with them. */
const storesPageTexts = {
  search: '店名、電話、優惠',
  category: '類別',
  category_food: '餐飲',
  category_daily: '生活',
  category_repair: '修繕',
  category_medical: '醫療',
  category_learning: '教育',
  category_other: '其他',
  name: '店名',
  sponsored: '贊助',
  phone: '電話',
  openingHours: '營業時間',
  address: '地址',
  offers: '優惠',
  note: '備註',
  until: '到 {{day}}',
  over: '{{day}} 已結束',
  configure: '設定商店',
  loadFailed: '特約商店載入失敗',
  empty: '還沒有特約商店',
  emptyText: '管理人員新增附近的商店後，住戶詢問時就能在這裡查到。',
  notFound: '沒有符合的商店',
  notFoundText: '請換個關鍵字，或清除篩選。',
  lead: '依這個順序顯示；停用的不再顯示。',
  add: '新增商店',
  phoneHelp: '可以留空。',
  hoursHelp: '例如 11:00–21:00，週一公休',
  isSponsored: '商店付費刊登，清單會標示「贊助」',
  offersHelp: '一行一項優惠，最多 5 項；有期限時在後面加上日期，例如：全單九折 2026/12/31',
  tooMany: '優惠最多 5 項。',
  tooLong: '第 {{nth}} 項優惠最多 40 個字。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    storesPage: typeof storesPageTexts
  }
}

addTexts({ 'zh-TW': { storesPage: storesPageTexts } })
