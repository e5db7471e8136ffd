export const visitorRecordsTexts = {
  bookings: '訪客管理',
  visitor: '訪客資料',
  record: '訪客紀錄',
  control: '在場訪客',
  printInside: '列印在場訪客',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorRecords: typeof visitorRecordsTexts
  }
}
