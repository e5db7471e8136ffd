export const depositsTexts = {
  counter: '待領寄放',
  register: '登記寄放',
  records: '寄放紀錄',
  setting: '寄放設定',
  tile: '寄放物品',
  tileSummary: '待領，最久的在前',
  tileEmpty: '沒有待領的寄放物品',
  tileFailed: '寄放物品載入失敗',
  waited: '已等',
  handOver: '領取',
  handOverOf: '領取 {{household}} 的寄放物品',
  cash: '{{kind}} NT${{amount}}',
  from: '{{payer}} 寄放',
  more: '另有 {{count}} 件',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    deposits: typeof depositsTexts
  }
}
