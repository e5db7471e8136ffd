export const foodReportsTexts = { month: '點餐月報', exports: '點餐報表匯出' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    foodReports: typeof foodReportsTexts
  }
}
