import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of news among what was found; loaded with the search. */
const newsFoundTexts = { group: '公告', offline: '已下架' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    newsFound: typeof newsFoundTexts
  }
}

addTexts({ 'zh-TW': { newsFound: newsFoundTexts } })
