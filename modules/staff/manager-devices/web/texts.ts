export const managerDevicesTexts = {
  page: '裝置管理',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    managerDevices: typeof managerDevicesTexts
  }
}
