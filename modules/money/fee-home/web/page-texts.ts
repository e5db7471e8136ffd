import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page and of the duty board's tile, namespace `feeHomePage`; loaded with them. */
const feeHomePageTexts = {
  ask: '住戶說繳了？輸入戶別、金額、日期或帳號末碼',
  askLabel: '查一筆款',
  loadFailed: '管理費總覽載入失敗',

  monthTitle: '{{month}}月帳務',
  monthClosed: '已結帳到 {{day}}',
  monthOpen: '尚未結帳',
  books: '收支管理',

  ways: '管理費的工作',
  unmatched: '銷帳異常',
  take: '櫃台收款',
  runs: '繳費期別',
  arrears: '催繳',
  reconcile: '對帳',
  deposit: '預收款',
  writeoffs: '銷帳紀錄',
  items: '費用設定',
  account: '代收與帳號',

  collecting: '收款',
  collected: '應收 {{total}}，還差 {{left}}',
  allRuns: '全部期別',
  collectedShare: '已收 {{percent}} %',
  percent: '{{percent}} %',
  overdueOf: '逾期 {{count}} 戶　{{amount}}',
  owingOf: '未到期 {{count}} 戶　{{amount}}',
  nothingToCollect: '沒有收款中的期別',
  nothingToCollectText: '開立並發行期別後，收款進度會列在這裡。',

  waiting: '等待處理',
  waits: '已等 {{time}}',
  waitingUnmatched: '{{count}} 筆　{{amount}}',
  unmatchedText: '銀行已入帳，還沒有銷到繳費單',
  waitingOverdue: '{{count}} 戶　{{amount}}',
  overdue: '管理費逾期',
  overdueText: '該催 {{count}} 戶；已扣除有款待銷帳的住戶',
  draft: '期別草稿',
  draftText: '{{name}}，{{day}} 起',
  waitingDraft: '{{count}} 張　{{amount}}',
  handle: '處理',
  dun: '催繳 {{count}} 戶',
  see: '查看',
  check: '檢查並發行',
  nothingWaits: '沒有等待處理的事',
  nothingWaitsText: '銷帳異常、逾期與草稿會列在這裡。',

  refunds: '待覆核',
  refundsText: '退款需第二人',
  refundOf: '退款 {{amount}}',
  requested: '{{name}} {{time}} 送出',
  review: '覆核',
  noRefund: '沒有待覆核的退款',

  today: '今日入帳',
  allToday: '全部入帳',
  nothingToday: '今天還沒有入帳',
  open: '待銷帳 {{amount}}',
  unknownPayer: '戶別待確認',
  channel_cash: '現金',
  channel_cheque: '支票',
  channel_remittance: '匯款',
  channel_atm: 'ATM 轉帳',
  channel_store: '超商',
  channel_card: '信用卡',
  channel_other: '其他',

  tile: '管理費待辦',
  tileAll: '管理費',
  tileFailed: '管理費待辦載入失敗',
  tileNone: '管理費沒有待辦',
} as const

addTexts({ 'zh-TW': { feeHomePage: feeHomePageTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    feeHomePage: typeof feeHomePageTexts
  }
}
