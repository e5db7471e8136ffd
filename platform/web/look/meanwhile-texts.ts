import { addTexts } from '#platform/web/i18n/texts.ts'

const meanwhileTexts = {
  changed: '{{field}}：{{before}} → {{theirs}}',
  kept: '{{field}}：對方改為「{{theirs}}」，保留您填的「{{mine}}」',
  none: '（空白）',
  taken: '已載入最新內容，您填寫的都保留著，請確認後再送出。',
} as const

addTexts({ 'zh-TW': { meanwhile: meanwhileTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    meanwhile: keyof typeof meanwhileTexts
  }
}
