import { addTexts } from '#platform/web/i18n/texts.ts'

/** How residents hear, beside their household and in the dialog that changes it; loaded with them. */
export const contactTexts = {
  title: '通知方式',
  none: '沒有登記住戶，包裹以掛牌或對講通知。',
  failed: '通知方式載入失敗。',
  again: '重新讀取',
  change: '變更 {{name}} 的通知方式',
  dialog: '{{name}} 的通知方式',
  hasLine: 'LINE 已連結',
  way_auto: '依社區設定',
  way_line: 'LINE',
  way_mail: '電子郵件',
  way_sms: '簡訊',
  way_tag: '掛牌',
  way_phone: '電話',
  way_intercom: '對講',
  way_none: '不通知',
  ways: '希望的方式',
  noneHelp: '除了公文書，不再通知這位住戶。',
  lacks_line: '還沒有 LINE 使用者代碼，會改用其他管道。',
  lacks_mail: '還沒有電子信箱，會改用其他管道。',
  lacks_sms: '沒有登記手機，會改用其他管道。',
  lacks_phone: '沒有登記手機，會改用掛牌。',
  mobile: '手機',
  noMobile: '沒有登記',
  email: '電子信箱',
  line: 'LINE 使用者代碼',
  kept: '{{value}}，留空不變更',
  keptLine: '已連結，留空不變更',
  lineHelp: 'U 加 32 碼，住戶加入社區的 LINE 官方帳號後可查到。',
  remove: '移除',
  removes: '儲存後移除',
  save: '儲存變更',
  saved: '已儲存通知方式。',
} as const

addTexts({ 'zh-TW': { noticeContacts: contactTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    noticeContacts: typeof contactTexts
  }
}
