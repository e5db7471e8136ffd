export const permissionsTexts = {
  matrix: '使用者權限管理',
  committee: '委員服務權限設定',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    permissions: typeof permissionsTexts
  }
}
