import { addTexts } from '#platform/web/i18n/texts.ts'

/** The self-test of readers. */
export const testTexts = {
  intro: '把卡片靠近讀卡機，或掃描一個條碼。這裡只顯示讀到的內容，不會儲存，也不會開啟任何一戶。',
  waiting: '請感應卡片或掃描條碼',
  waitingText: '每試一次，這裡就會顯示讀卡機送出的內容。',
  okCard: '讀卡機正常',
  okPhone: '條碼掃描正常',
  okOther: '讀取正常',
  slow: '讀得到，但送得太慢',
  hand: '這是用鍵盤輸入的，或讀卡機太慢',
  extraSigns: '讀得到，但前後多了字元',
  random: '這是手機的隨機卡號',
  sent: '讀卡機送出的是{{what}}',
  whatCard: '卡號，{{format}}',
  whatPhone: '住戶 App 的 16 碼條碼',
  whatCertificate: '自然人憑證條碼，不是住戶 App 的條碼，不能用來開通',
  whatInvoice: '電子發票手機條碼，不能用來開通',
  whatOther: '其他條碼，例如物流條碼',
  whatRandom: '每次感應都會更換的卡號，通常是手機或手錶，不能用來開通',
  slowText: '平均每字 {{gap}} 毫秒，只有開著讀卡視窗時讀得到。請把讀卡機的按鍵間隔調到 20 毫秒以下。',
  handText:
    '從第一個字到最後一個字超過 1 秒。卡片一次送完，通常不到 0.3 秒；請再感應一次，仍然如此就把讀卡機的按鍵間隔調小。',
  endEnter: 'Enter',
  endTab: 'Tab',
  endNone: '沒有',
  endNoneText: '沒有結尾鍵，每次要多等 0.6 秒。可以的話，把讀卡機設成以 Enter 結尾。',
  extra: '前後多了「{{signs}}」，請按「套用」，之後讀到時就會去掉。',
  methodText: '中文輸入法開著，不影響讀取。',
  factCode: '內容',
  factEnd: '結尾鍵',
  factTook: '用時',
  took: '{{took}} 毫秒，最長間隔 {{longest}} 毫秒',
  factLength: '長度',
  length: '{{count}} 碼',
  keys: '每個鍵與間隔（毫秒）',
  readings: '可能的卡號（UID）',
  readingsText: '同一張卡在不同讀卡機上寫法不同，開通與領取時會一併比對。',
  format: '寫法',
  uid: 'UID',
  reversed: '位元組相反',
  formatHex: '十六進位 {{count}} 碼',
  format8H10D: '十進位 10 碼（8H10D）',
  format4H4H: '兩組 5 碼（4H4H）',
  format6H8D: '十進位 8 碼（6H8D）',
  format2H4H: '3 碼與 5 碼兩組（2H4H）',
  formatLong: '十進位 7 位元組',
  settings: '這台電腦的讀卡機',
  settingsText: '只存在這個瀏覽器。讀卡機正常時不必更改。',
  prefix: '前面多的字元',
  suffix: '後面多的字元',
  signHelp: '例如 ; 或 UID:，讀到時自動去掉。',
  signInvalid: '請填含符號的字元，例如 ; 或 UID:。單獨的字母與數字可能是條碼的一部分。',
  end: '結尾鍵',
  endAuto: '自動',
  typesCards: '開通時可用鍵盤輸入卡號',
  typesCardsText: '沒有讀卡機的電腦才開啟。領取時一律要感應卡片。',
  apply: '套用「{{signs}}」',
  save: '儲存設定',
  reset: '恢復預設',
  saved: '已儲存這台電腦的讀卡機設定。',
  again: '清除結果',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    readerTest: typeof testTexts
  }
}

addTexts({ 'zh-TW': { readerTest: testTexts } })
