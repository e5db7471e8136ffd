import { addTexts } from '#platform/web/i18n/texts.ts'

/** What lists, timelines and reminders say of notices; it comes with whatever shows them. */
export const noticeTexts = {
  reason_arrived: '到件通知',
  reason_reminder: '提醒',
  reason_manual: '再次通知',
  reason_told: '其他通知',
  reason_readdressed: '改戶通知',
  reason_withdrawn: '更正通知',
  reason_handedOver: '領取通知',
  reason_handOverUndone: '復原通知',
  reason_billed: '繳費通知',
  reason_billedAgain: '繳費提醒',
  reason_test: '測試',
  channel_line: 'LINE',
  channel_mail: '電子郵件',
  channel_sms: '簡訊',
  channel_voice: '語音電話',
  channel_tag: '掛牌',
  channel_phone: '電話',
  channel_intercom: '對講',
  state_waiting: '等待送出',
  state_failed: '稍後再試',
  state_sent: '已送出',
  state_givenUp: '未送達',
  state_byHand: '待處理',
  state_done: '已完成',
  state_calledOff: '已取消',
  wholeHousehold: '全戶',
  due: '{{time}} 送出',
  tried: '已試 {{tries}} 次',
  doneBy: '{{by}} 於 {{time}} 完成',
  historyNone: '還沒有任何通知。',
  historyFailed: '通知紀錄載入失敗。',
  loading: '讀取中',
  again: '重新讀取',
  remind: '再次通知',
  reminded: '已再次通知：{{sending}} 則送出，{{byHand}} 戶待掛牌或電話。',
  remindedNobody: '沒有可以通知的住戶：聯絡方式設為不通知。',
  remindedSkipped: '另有 {{count}} 件剛通知過或已不在待領中。',
} as const

addTexts({ 'zh-TW': { notices: noticeTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    notices: typeof noticeTexts
  }
}
