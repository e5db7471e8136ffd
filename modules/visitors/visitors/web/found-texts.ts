import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the search says of visitors, namespace `visitorsFound`; loaded with it. */
const visitorsFoundTexts = {
  visitors: '訪客',
  people: '{{count}} 人',
  since: '{{when}} 進入',
  booked: '預約中',
  bookedFor: '預約 {{when}}',
  noHousehold: '公共區域',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visitorsFound: typeof visitorsFoundTexts
  }
}

addTexts({ 'zh-TW': { visitorsFound: visitorsFoundTexts } })
