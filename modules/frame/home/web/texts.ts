export const homeTexts = {
  title: '值班台',
  acts: '常用功能',
  scan: '掃描或輸入',
  scanPlaceholder: '掃描住戶條碼、感應卡、包裹條碼，或輸入戶別、姓名、電話末碼',
  scanShort: '戶別、姓名、電話末碼',
  nothingToShow: '目前沒有可顯示的項目',
  nothingToShowText: '社區啟用服務後，待處理的事項會出現在這裡。',
  hints: '可以掃描或輸入',
  scanWord: '掃描',
  typeWord: '輸入',
  hintPhone: '住戶 App 條碼',
  hintCard: '感應卡',
  hintParcel: '包裹條碼、標籤',
  hintHousehold: '戶別、姓名',
  hintPhoneEnd: '電話末碼',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    home: typeof homeTexts
  }
}
