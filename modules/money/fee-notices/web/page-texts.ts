import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of notices of bills, namespace `feeNoticesPage`; loaded with what shows them. */
const feeNoticesPageTexts = {
  notice: '通知',
  title: '繳費通知',
  failed: '通知紀錄載入失敗',
  atIssue: '發行時通知住戶',
  atIssueText: '依住戶選擇的管道（LINE、電子郵件、簡訊）通知；不願收通知的住戶不通知，也不會掛牌。',
  chosenOn: '發行時會通知住戶',
  chosenOff: '發行時不通知住戶',
  again: '再次通知',
  againMany: '再次通知未繳的 {{count}} 張',
  tellMany: '通知 {{count}} 張',
  whoFailed: '通知對象載入失敗',
  whoTold: '會通知 {{count}} 張，{{households}} 戶',
  whoNobody: '這次沒有人會收到通知',
  whoText: '依住戶選擇的管道（LINE、電子郵件、簡訊）送出。',
  whoLeft: '不通知的 {{count}} 張',
  why_draft: '還沒有發行',
  why_voided: '已作廢',
  why_settled: '已繳清',
  why_carried: '併入下期',
  why_recent: '12 小時內通知過',
  why_often: '已再次通知 6 次，請改以電話或催繳處理',
  why_nobody: '沒有登記住戶',
  why_declined: '住戶不收通知',
  why_noWay: '沒有可用的管道',
  asked: '通知 {{count}} 張，完成後列在這裡',
  askedSome: '通知 {{count}} 張，{{skipped}} 張剛通知過，這次略過',
  pause: '同一張繳費單 12 小時內不重複通知。',
  told: '已通知',
  waiting: '通知中',
  open: '未繳清',
  count: '{{count}} 張',
  last: '最近一次',
  never: '還沒有通知過',
  left: '未通知到的戶別',
  outcome_waiting: '通知中',
  outcome_told: '已通知',
  outcome_settled: '已繳清，未通知',
  outcome_nobody: '沒有登記住戶',
  outcome_declined: '住戶不收通知',
  outcome_noWay: '沒有可用的管道',
  byIssue: '發行時',
  byAgain: '再次通知　{{who}}',
  messages: '訊息',
  channel_line: 'LINE',
  channel_mail: '電子郵件',
  channel_sms: '簡訊',
  state_waiting: '等待送出',
  state_failed: '重試中',
  state_sent: '已送達',
  state_givenUp: '未送達',
  state_calledOff: '已取消',
  close: '關閉',
} as const
addTexts({ 'zh-TW': { feeNoticesPage: feeNoticesPageTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    feeNoticesPage: typeof feeNoticesPageTexts
  }
}
