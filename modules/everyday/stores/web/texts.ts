export const storesTexts = { list: '特約商店', setting: '特約商店設定' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    stores: typeof storesTexts
  }
}
