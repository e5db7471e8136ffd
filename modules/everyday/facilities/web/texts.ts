export const facilitiesTexts = { list: '公設', setting: '公設設定', points: '{{count}} 點' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    facilities: typeof facilitiesTexts
  }
}
