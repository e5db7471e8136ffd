import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the duty board says of notices; loaded with its panel. */
export const noticesDutyTexts = {
  title: '待處理通知',
  tags: '{{count}} 戶待掛牌',
  calls: '{{count}} 戶待打電話或對講',
  givenUp: '{{count}} 則未送達',
} as const

addTexts({ 'zh-TW': { noticesDuty: noticesDutyTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    noticesDuty: typeof noticesDutyTexts
  }
}
