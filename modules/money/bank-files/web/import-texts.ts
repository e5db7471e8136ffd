import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the dialog that imports a bank's file, namespace `bankImport`. */
const bankImportTexts = {
  title: '匯入銀行檔',
  format: '檔案格式',
  formats: '查看與新增格式',
  formatFailed: '檔案格式載入失敗',
  choose: '選擇檔案',
  again: '換一個檔案',
  about:
    '銀行或代收機構提供的文字檔或 CSV，5 MB、20,000 行以內。先看內容，確認後才入帳；同一筆不會入帳兩次。',
  reading: '正在讀取 {{name}}',
  chooseFirst: '請先選擇檔案',
  sameAs: '同一個檔案已於 {{when}} 匯入。已經入帳的款項不會再入帳。',
  fresh: '新款項',
  known: '已匯入過',
  gross: '合計',
  faultCount: '有 {{count}} 個地方無法讀取，修正前不能匯入',
  fault: '第 {{line}} 行：{{words}}',
  whole: '整個檔案：{{words}}',
  unknown: '格式沒有說明的欄位（照原樣保留，不使用）：{{titles}}',
  first: '前 {{count}} 筆',
  knownText:
    '這些款項先前已經匯入，或在同一個檔案裡以相同的交易序號重複。若確實是另一筆同金額的款項，勾選並填寫原因。',
  knownLine: '第 {{line}} 行　{{day}}　{{amount}}　{{file}}',
  reason: '原因',
  reasonMissing: '請填寫為什麼是另一筆款項',
  code: '帳號',
  amount: '金額',
  paidOn: '繳款',
  channel: '通路',
  reversal: '沖正',
  out: '支出',
  confirm: '匯入 {{count}} 筆',
  nothing: '沒有新的款項',
  done: '已匯入 {{taken}} 筆，直接銷帳 {{matched}} 筆',
} as const

addTexts({ 'zh-TW': { bankImport: bankImportTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    bankImport: typeof bankImportTexts
  }
}
