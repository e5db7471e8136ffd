import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the reader says; it comes with it. */
export const readerTexts = {
  barcodeLength: '條碼長度不符！',
  cardFailed: '感應失敗，請再次感應卡片',
  cardAgain: '請把卡片再靠近讀卡機一次；卡號不能用鍵盤輸入。',
  barcodeAgain: '住戶 App 的條碼是 16 碼，請再掃描一次。',
  phoneWaiting: '等待掃描',
  cardWaiting: '等待感應',
  phoneField: '手機條碼',
  cardField: '感應卡',
  phonePlaceholder: '掃描或輸入 16 碼條碼',
  cardPlaceholder: '請感應卡片',
  cardTypedPlaceholder: '感應卡片或輸入卡號',
  reading: '查詢中',
  use: '送出',
  copy: '複製條碼',
  help: '讀不到？測試讀卡機',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    readers: typeof readerTexts
  }
}

addTexts({ 'zh-TW': { readers: readerTexts } })
