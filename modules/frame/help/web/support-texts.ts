import { addTexts } from '#platform/web/i18n/texts.ts'

export const supportTexts = {
  title: '聯絡支援',
  close: '關閉',
  phone: '電話',
  mail: '電子郵件',
  noWay: '還沒有設定支援的聯絡方式，請洽社區的管理員。',
  lastProblem: '最近的問題',
  problem: '代碼 {{code}}，{{time}}，要求 {{request}}',
  noProblem: '這次登入後沒有發生問題',
  frame: '線上支援',
  what: '會複製的內容',
  about: '不含住戶資料與輸入過的內容。',
  place: '附上這台裝置的位置',
  placeText: '社區有好幾個櫃台時，支援人員才知道是哪一個。',
  placeAsked: '正在取得位置，瀏覽器詢問時請按「允許」。',
  placeThere: '位置 {{latitude}}, {{longitude}}',
  placeRefused:
    '瀏覽器不允許取得位置，附上的位置是 0,0。請按網址列左邊的圖示，把「位置」設為允許，再勾選一次。',
  placeNotFound: '這台裝置找不到自己的位置，附上的位置是 0,0。請直接告訴支援人員是哪一個櫃台。',
  copy: '複製診斷資料',
  copied: '已複製，請貼給支援人員。',
  notCopied: '瀏覽器不允許複製，請打開下面的內容自行選取。',
} as const

addTexts({ 'zh-TW': { support: supportTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    support: typeof supportTexts
  }
}
