export const returnsTexts = {
  counter: '待取退件',
  list: '退件與寄件',
  registerReturn: '登記退件',
  registerOutgoing: '登記寄件',
  register: '登記退件與寄件',
  handToCourier: '交給物流',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    returns: typeof returnsTexts
  }
}
