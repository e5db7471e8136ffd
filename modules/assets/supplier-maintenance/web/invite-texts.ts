import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the link that a supplier is given. */
const supplierInviteTexts = {
  give: '發今天的保養連結',
  title: '給 {{name}} 的保養連結',
  lead: '傳給廠商，或讓廠商掃這個 QR。只看得到這家的工作，今晚 24:00 失效。',
  send: '傳給聯絡人',
  sendAsk: '把今天的連結傳給 {{name}} 的聯絡人？',
  sendText: '有手機傳簡訊，沒有就傳電子郵件；簡訊會計費。',
  sendDone: '已交付傳送',
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
