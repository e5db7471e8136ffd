export const foodMenuTexts = {
  setting: '餐點設定',
  menus: '類別與餐點',
  specs: '規格',
  editMenu: '類別的餐點',
  editSpec: '規格的選項',
  points: '{{count}} 點',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    foodMenu: typeof foodMenuTexts
  }
}
