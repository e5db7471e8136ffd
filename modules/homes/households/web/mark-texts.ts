import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the dialog of marks and notes, namespace `householdMarks`; loaded with it. */
const householdMarksTexts = {
  title: '標記與備註',
  who: '對象',
  whole: '整戶',
  common: '常用標記',
  own: '自訂標記',
  ownHelp: '最多 12 個字，例如：大件先通知',
  add: '加入',
  chosen: '目前的標記',
  none: '沒有標記',
  collector: '代領人姓名',
  until: '到期日',
  untilNone: '不填就一直有效',
  ended: '已到期',
  remove: '移除 {{word}}',
  note: '備註',
  noteHelp: '只寫櫃台交付時需要知道的事，最多 100 個字。',
  noteUntil: '備註到期日',
  save: '儲存變更',
  saved: '已儲存標記與備註',
  lastChanged: '{{who}} {{when}} 修改過',
  tooLong: '最多 12 個字',
  already: '已經有這個標記',
  loadFailed: '標記與備註載入失敗',
  merged: '{{sentence}}已帶入對方的內容，您改過的對象保留您的內容，確認後再按一次儲存。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    householdMarks: typeof householdMarksTexts
  }
}

addTexts({ 'zh-TW': { householdMarks: householdMarksTexts } })
