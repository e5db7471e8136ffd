/** What the frame says of maintenance; the pages bring their own words. */
export const maintenancePlansTexts = {
  due: '到期保養',
  plans: '保養計畫',
  plan: '編輯保養計畫',
  record: '保養紀錄',
  plants: '設備狀態',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    maintenancePlans: typeof maintenancePlansTexts
  }
}
