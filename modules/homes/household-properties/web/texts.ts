export const householdPropertiesTexts = {
  title: '產權資料',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    householdProperties: typeof householdPropertiesTexts
  }
}
