/** What the frame says of the picture of the building; the page brings its own words. */
export const buildingViewTexts = {
  title: '智慧建築',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    buildingView: typeof buildingViewTexts
  }
}
