export const foodOrdersTexts = {
  order: '點餐',
  kitchen: '廚房看板',
  records: '點餐紀錄',
  oldRecords: '點餐舊紀錄',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    foodOrders: typeof foodOrdersTexts
  }
}
