export const accountRegistrationTexts = { page: '註冊管理人員帳號' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    accountRegistration: typeof accountRegistrationTexts
  }
}
