import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of a household's own page; loaded with it. */
const messageFormTexts = {
  title: '給管理中心的意見',
  lead: '{{community}}　{{household}}',
  name: '姓名',
  type: '類型',
  typeHelp: '{{count}} 小時內回覆',
  typeHelpOffice: '{{count}} 小時內回覆，假日不計',
  content: '內容',
  contentHelp: '發生什麼事、在哪裡、什麼時候',
  nameNeeded: '請填姓名',
  typeNeeded: '請選類型',
  contentNeeded: '請填內容',
  send: '送出',
  sent: '已送出，管理中心會在 {{when}} 前回覆。',
  again: '再寫一則',
  earlier: '之前寫過的',
  status0: '已送出',
  status1: '處理中',
  status2: '已結案',
  replied: '管理中心 {{when}}',
  file: '附檔 {{name}}',
  photo: '照片 {{name}}',
  addPhoto: '加照片',
  photoHelp: '最多 {{most}} 張，JPEG、PNG 或 WebP',
  photoLost: '照片「{{name}}」沒有送到：{{why}}管理中心會看到文字。',
  mergedHint: '這一則與另一則一起處理，回覆會出現在這裡；要補充請另寫一則。',
  writeOn: '接著寫',
  writeOnLabel: '補充或回覆管理中心',
  writeOnNot: '不寫了',
  wroteOn: '{{name}} {{when}}',
  failed: '無法開啟意見頁面',
  closedTitle: '無法填寫',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    messageForm: typeof messageFormTexts
  }
}

addTexts({ 'zh-TW': { messageForm: messageFormTexts } })
