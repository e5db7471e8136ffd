import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of taking a hand-over back, namespace `undoHandOver`; loaded with its dialog. */
const undoTexts = {
  title: '復原 {{count}} 件的領取？',
  text: '流水號 {{numbers}} 會回到待領；簽名、照片與這次領取的紀錄都會保留。',
  reason: '復原原因',
  reason1: '領錯戶別',
  reason2: '按錯，住戶還沒領',
  reason3: '住戶退回',
  reasonMissing: '請填寫復原原因。',
  confirm: '復原 {{count}} 件',
  done: '{{count}} 件已復原，回到待領。',
  partly: '已復原 {{done}} 件，其餘沒有復原：{{sentence}}',
  newNumbers: '流水號已換新，請補印標籤',
  newNumber: '{{before}} → {{after}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    undoHandOver: typeof undoTexts
  }
}

addTexts({ 'zh-TW': { undoHandOver: undoTexts } })
