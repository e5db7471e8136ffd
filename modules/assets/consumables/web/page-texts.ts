import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page of consumables; loaded with it. */
const consumablesPageTexts = {
  title: '耗材',
  count: '{{count}} 項耗材',
  search: '名稱、存放位置',
  views: '庫存',
  view_all: '全部',
  view_low: '待補貨',
  name: '名稱',
  unit: '單位',
  category: '類別',
  place: '存放位置',
  stock: '庫存',
  safe: '安全庫存',
  need: '補貨',
  short: '缺 {{count}} {{unit}}',
  enough: '足夠',
  order: '待補貨 {{count}} 項，約 NT${{sum}}',
  printOrder: '列印補貨單',
  paperTitle: '{{community}}　耗材補貨單　{{day}}',
  paperOrder: '訂購',
  paperSum: '約金額',
  paperTotal: '{{count}} 項，合計約 {{sum}}',
  price: '單價',
  note: '備註',
  add: '新增耗材',
  titleEdit: '修改耗材',
  save: '儲存',
  saved: '耗材已儲存',
  edit: '修改',
  remove: '刪除',
  removed: '已刪除',
  removeAsk: '刪除「{{name}}」？',
  removeText: '從清單移除；進出紀錄保留。',
  received: '進貨',
  issued: '領用',
  counted: '盤點',
  lines: '進出紀錄',
  linesNone: '還沒有進出',
  line_received: '進貨',
  line_issued: '領用',
  line_counted: '盤點',
  after: '餘 {{stock}}',
  quantity: '數量',
  quantityThere: '實際數量',
  usedForPlan: '用於哪個保養計畫',
  usedFor: '用在哪項資產',
  unsaid: '未填',
  reason: '說明',
  done: '已登記',
  needed: '請填寫',
  quantityNeeded: '數量至少 1',
  notEnough: '只剩 {{stock}} {{unit}}',
  loadFailed: '耗材載入失敗',
  empty: '還沒有耗材',
  emptyText: '新增會用完的東西，就能看到哪些該補貨。',
  notFound: '沒有符合的耗材',
  notFoundText: '換個條件，或清除篩選。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    consumablesPage: typeof consumablesPageTexts
  }
}

addTexts({ 'zh-TW': { consumablesPage: consumablesPageTexts } })
