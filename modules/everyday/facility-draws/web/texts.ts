export const facilityDrawsTexts = { page: '熱門時段抽籤', form: '公設預約' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    facilityDraws: typeof facilityDrawsTexts
  }
}
