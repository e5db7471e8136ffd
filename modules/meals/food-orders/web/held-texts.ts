import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of orders that are put aside, namespace `heldOrders`; loaded with the ordering desk. */
const heldOrdersTexts = {
  hold: '掛單',
  held: '掛著的單',
  heldCount: '掛單 {{count}}',
  name: '名字',
  nameHelp: '接續時認得的名字，例如住戶稱呼或桌號。收攤後自動取消，不扣點、不留份數。',
  nameNeeded: '請填名字。',
  holdDone: '「{{name}}」已掛單。',
  takeUp: '接續',
  takeUpOf: '接續「{{name}}」',
  drop: '刪除',
  dropOf: '刪除「{{name}}」',
  dropAsk: '刪除「{{name}}」這張掛單？',
  dropText: '{{count}} 份，還沒有扣點。',
  dropped: '已刪除「{{name}}」。',
  line: '{{count}} 份　{{time}} {{by}} 掛單　到 {{until}}',
  none: '沒有掛著的單',
  noneText: '點到一半按「掛單」先放著，任何一台櫃台都能接續。',
  first: '目前這一單還沒送出，先掛單或清掉再接續。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    heldOrders: typeof heldOrdersTexts
  }
}

addTexts({ 'zh-TW': { heldOrders: heldOrdersTexts } })
