import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the points of a household, namespace `pointsPage`; loaded with them. */
const pointsPageTexts = {
  choose: '選戶別',
  other: '換戶',
  noneYet: '請選戶別',
  noneYetText: '選一戶，看它的點數、每一筆異動，以及儲值與退現。',
  loadFailed: '點數載入失敗',
  normal: '一般點數　每月發、會到期',
  cash: '現金點數　可退、不到期',
  expiring: '到期日',
  expires: '{{count}} 點，{{day}}',
  never: '沒有會到期的點數',
  topUp: '儲值',
  refund: '退現',
  amount: '點數',
  amountWrong: '請填 1 到 100,000。',
  note: '備註',
  topUpText: '住戶買現金點數，不會到期，可退現。',
  refundText: '退還現金點數，最多 {{count}} 點。',
  toppedUp: '{{label}} 已儲值 {{count}} 點。',
  refunded: '{{label}} 已退現 {{count}} 點。',
  at: '時間',
  kind: '項目',
  purse: '錢包',
  purse_normal: '一般',
  purse_cash: '現金',
  points: '點數',
  balance: '餘額',
  by: '經手',
  kind_granted: '發放',
  kind_revoked: '收回',
  kind_toppedUp: '儲值',
  kind_refunded: '退現',
  kind_spent: '使用',
  kind_returned: '退回',
  kind_expired: '到期',
  kind_movedOut: '併出',
  kind_movedIn: '併入',
  none: '還沒有點數異動',
  noneText: '發放、儲值或使用點數後，每一筆都列在這裡。',
  rule: '只增不改：更正一律用作廢或補發，每筆都留著。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    pointsPage: typeof pointsPageTexts
  }
}

addTexts({ 'zh-TW': { pointsPage: pointsPageTexts } })
