export const visitorRegistrationsTexts = {
  form: '訪客實名登記',
  success: '登記完成',
  list: '線上實名登記',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorRegistrations: typeof visitorRegistrationsTexts
  }
}
