import { addTexts } from '#platform/web/i18n/texts.ts'

const catalogueTexts = {
  warning: '警告',
  noRight: '權限不足',
  unknownError: '發生未知錯誤，請稍後再試。',
} as const

addTexts({ 'zh-TW': { catalogue: catalogueTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    catalogue: typeof catalogueTexts
  }
}
