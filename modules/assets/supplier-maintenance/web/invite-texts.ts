import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the link that a supplier is given. */
const supplierInviteTexts = {
  give: '發今天的保養連結',
  title: '給 {{name}} 的保養連結',
  lead: '傳給廠商，或讓廠商掃這個 QR。只看得到這家的工作，今晚 24:00 失效。',
  send: '傳給聯絡人',
  sendTitle: '傳今天的連結給 {{name}}',
  sendNow: '送出',
  sendAgain: '再送一次',
  sendText: '簡訊會計費；之前發過的連結今天仍可用。',
  sendings: '最近的傳送',
  nobody: '這家廠商沒有聯絡人的手機或電子郵件，請先到廠商資料補上。',
  by_sms: '簡訊',
  by_mail: '電子郵件',
  off_sms: '社區還沒有啟用簡訊，請先到通知設定啟用。',
  off_mail: '社區還沒有啟用電子郵件，請先到通知設定啟用。',
  byItself: '系統',
  state_sending: '傳送中',
  state_sent: '已送出',
  state_failed: '沒有送到',
  fault_channelOff: '這個管道沒有啟用',
  fault_nobody: '廠商沒有手機或電子郵件',
  remind: '催廠商',
  remindOf: '催廠商 {{name}}',
  notReached: '{{name}} 沒有收到今天的保養連結：{{fault}}',
  again: '再送',
  againOf: '再送連結給 {{name}}',
  close: '關閉',
  loadFailed: '傳送內容載入失敗',
  code: '通行碼',
  copy: '複製連結',
  end: '收回今天的連結',
  endAsk: '收回 {{name}} 今天的連結？',
  endText: '今天發過的連結與通行碼馬上失效；手機裡還沒送出的單會留著。',
  ended: '已收回',
  copied: '已複製連結',
  notCopied: '無法複製，請手動選取。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    supplierInvite: typeof supplierInviteTexts
  }
}

addTexts({ 'zh-TW': { supplierInvite: supplierInviteTexts } })
