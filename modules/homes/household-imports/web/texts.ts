export const householdImportsTexts = {
  page: '匯入戶別與住戶',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    householdImports: typeof householdImportsTexts
  }
}
