export const visitorBansTexts = { list: '注意名單' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorBans: typeof visitorBansTexts
  }
}
