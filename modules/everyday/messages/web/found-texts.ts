import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of messages among what was found; loaded with the search. */
const messagesFoundTexts = { group: '意見', closed: '已結案' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    messagesFound: typeof messagesFoundTexts
  }
}

addTexts({ 'zh-TW': { messagesFound: messagesFoundTexts } })
