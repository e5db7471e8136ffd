import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the picture of the building; loaded with it. */
const buildingViewPageTexts = {
  title: '智慧建築',
  count: '測點 {{count}}',
  allNormal: '全部正常',
  abnormal: '警報 {{count}}',
  lost: '無訊號 {{count}}',
  normal: '正常 {{count}}',
  events: '事件',
  settings: '測點設定',
  systems: '系統',
  all: '全部',
  systemKey: '切換系統',
  picture: '建築',
  elsewhere: '其他位置',
  stateNormal: '正常',
  stateAbnormal: '異常',
  walk: '移動',
  newest: '最後 {{time}}',
  failed: '建築載入失敗',
  empty: '還沒有測點',
  emptyText: '新增測點，並在位置寫上棟別與樓層，例如「A棟 頂樓水箱」、「B2 污水泵」，就會畫在這裡。',
  asset: '資產 {{code}}',
  range: '正常 {{low}}–{{high}}',
  rangeLow: '正常 {{low}} 以上',
  rangeHigh: '正常 {{high}} 以下',
  heard: '最後回報 {{time}}',
  never: '還沒有回報',
  span: '期間',
  span1: '1 小時',
  span24: '24 小時',
  span168: '7 天',
  span720: '30 天',
  spanKey: '換期間',
  trend: '{{point}}：最低 {{low}}，最高 {{high}}，現在 {{last}} {{unit}}',
  trendFailed: '趨勢載入失敗',
  noValues: '這段期間沒有數值',
  at: '時間',
  value: '數值',
  state: '現況',
  lastValues: '最近的紀錄',
  logFailed: '紀錄載入失敗',
  noLog: '還沒有紀錄',
  silence: '靜音',
  log: '全部紀錄',
  alarm: '看警報',
  test: '測試警報',
  testNormal: '測試恢復',
  testTitle: '測試「{{place}}」的警報？',
  testText: '值班台會像真的一樣響起並跳出卡片，請先告訴同事；看板不會插播。',
  tested: '已送出測試警報',
  testedNormal: '已送出恢復正常',
  lostPoints: '無訊號',
  lostText: '沒有回報也是警報，數值不可信。',
  lostValue: '最後 {{value}}，{{time}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    buildingViewPage: typeof buildingViewPageTexts
  }
}

addTexts({ 'zh-TW': { buildingViewPage: buildingViewPageTexts } })
