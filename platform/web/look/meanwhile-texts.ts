import { addTexts, text } from '#platform/web/i18n/texts.ts'

const meanwhileTexts = {
  changed: '{{field}}：{{before}} → {{theirs}}',
  kept: '{{field}}：對方改為「{{theirs}}」，保留您填的「{{mine}}」',
  none: '（空白）',
  yes: '是',
  no: '否',
  taken: '已載入最新內容，您填寫的都保留著，請確認後再送出。',
} as const

addTexts({ 'zh-TW': { meanwhile: meanwhileTexts } })

/** A mark of a form, as the words of its value. */
export const ticked = (isOn: boolean): string => text('meanwhile', isOn ? 'yes' : 'no')

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    meanwhile: typeof meanwhileTexts
  }
}
