import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the kitchen's screen, namespace `kitchenPage`; loaded with it. */
const kitchenPageTexts = {
  title: '廚房',
  by: '怎麼排',
  bySlot: '依時段',
  byDish: '依餐點',
  toMake: '待做',
  portions: '份',
  ready: '可取',
  orders: '單',
  sound: '新單響鈴',
  on: '開',
  off: '關',
  locked: '按一下畫面，瀏覽器才會響。',
  leave: '離開',
  loadFailed: '廚房看板載入失敗',
  late: '遲 {{count}} 分',
  soon: '{{count}} 分後',
  now: '現在',
  done: '做好了',
  doneOf: '{{label}} #{{serial}} 做好了',
  doneKey: '這一單做好了',
  doneTold: '{{label}} #{{serial}} 可取餐。',
  taken: '取餐',
  takenOf: '{{label}} #{{serial}} 取餐',
  takenTold: '{{label}} #{{serial}} 已取餐。',
  sums: '合計要做',
  others: '其他',
  readyTitle: '可取餐',
  minutes: '{{count}} 分',
  nothing: '沒有待做的單',
  nothingText: '新單進來會響鈴。',
  more: '後面還有 {{count}} 單',
  dish: '餐點',
  plain: '不加選項',
  all: '合計',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    kitchenPage: typeof kitchenPageTexts
  }
}

addTexts({ 'zh-TW': { kitchenPage: kitchenPageTexts } })
