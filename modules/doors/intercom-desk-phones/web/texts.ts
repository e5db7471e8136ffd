/** What the frame says of this module; its page and calls bring their own words. */
export const intercomDeskPhonesTexts = {
  page: '櫃台電話',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    intercomDeskPhones: typeof intercomDeskPhonesTexts
  }
}
