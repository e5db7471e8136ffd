/** What the frame says of group buys; the pages bring their own words. */
export const proxyOrdersTexts = {
  page: '社區代購',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    proxyOrders: typeof proxyOrdersTexts
  }
}
