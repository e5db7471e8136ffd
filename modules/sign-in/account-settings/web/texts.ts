export const accountSettingsTexts = {
  setting: '帳號設定',
  info: '更改個人資料',
  password: '更改密碼',
  last: '最近登入紀錄',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    accountSettings: typeof accountSettingsTexts
  }
}
