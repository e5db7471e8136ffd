/** What the frame says of drops; the page brings its own words. */
export const courierDropsTexts = { drop: '快遞投件' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    courierDrops: typeof courierDropsTexts
  }
}
