export const pointsTexts = { ledger: '點數' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    points: typeof pointsTexts
  }
}
