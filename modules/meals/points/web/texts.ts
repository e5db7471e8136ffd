export const pointsTexts = { ledger: '點數', refunds: '退還現金點數' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    points: typeof pointsTexts
  }
}
