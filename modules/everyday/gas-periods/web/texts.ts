/** What the frame says of gas readings; the pages bring their own words. */
export const gasPeriodsTexts = {
  title: '瓦斯抄表',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    gasPeriods: typeof gasPeriodsTexts
  }
}
