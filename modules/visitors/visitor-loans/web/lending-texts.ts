import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the desk's dialogs say of things that are lent, namespace `visitorLending`; loaded with them. */
const lendingTexts = {
  title: '借出物品',
  things: '可借用的物品',
  left: '可借 {{count}}',
  none: '無庫存',
  fewer: '{{name}} 少一件',
  more: '{{name}} 多一件',
  count: '{{name}} {{count}} 件',
  chosen: '借出 {{count}} 件',
  lend: '借出 {{count}} 件',
  lendNothing: '借出',
  lent: '已借出 {{things}} 給 {{who}}',
  thing: '{{name}} ×{{count}}',
  noThings: '尚未設定借用物品',
  noThingsText: '管理人員可在借用物品設定新增物品與庫存。',
  alreadyHas: '目前借用',
  since: '已借 {{time}}',
  stillOut: '未還 {{count}}',
  nothingYet: '目前沒有借用物品',
  failed: '借用物品載入失敗',
  somebody: '訪客',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorLending: typeof lendingTexts
  }
}

addTexts({ 'zh-TW': { visitorLending: lendingTexts } })
