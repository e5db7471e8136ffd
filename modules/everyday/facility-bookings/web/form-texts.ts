import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the household's own page, namespace `facilityForm`; loaded with it. */
const facilityFormTexts = {
  title: '公設預約',
  lead: '{{community}}　{{household}}',
  failed: '頁面載入失敗',
  closedTitle: '無法開啟',
  own: '我的預約',
  toAccept: '候補輪到您',
  ownNone: '還沒有預約。',
  code: '報到 QR：{{code}}',
  showCode: '報到 QR',
  hideCode: '收起 QR',
  payAtDesk: '使用費 {{fee}}，於櫃台報到時繳。',
  depositOnly: '免費；押金 {{deposit}} 於櫃台報到時繳。',
  payPoints: '預約成立時扣 {{fee}}。',
  pointsAndDeposit: '預約成立時扣 {{fee}}；押金 {{deposit}} 於櫃台報到時繳。',
  payWithDeposit: '使用費 {{fee}}、押金 {{deposit}}，於櫃台報到時繳。',
  cancelUntil: '{{when}} 前取消不收費',
  cancelLate: '現在取消收 {{fee}}',
  offered: '請在 {{when}} 前接受，逾時通知下一戶。',
  book: '預約',
  facility: '公設',
  day: '日期',
  slots: '時段',
  slot_free: '可預約',
  slot_taken: '已滿',
  slot_own: '已預約',
  slot_draw: '抽籤',
  slot_closed: '暫停',
  slot_past: '已過',
  noSlots: '這一天不開放。',
  people: '人數',
  rules: '我已閱讀並同意使用規則',
  confirm: '確認預約 {{when}}',
  wait: '候補 {{when}}',
  booked: '已預約。',
  waits: '已加入候補，輪到時通知您。',
  chooseSlot: '請選時段；連續時段再按下一格。',
  rulesNeeded: '請先同意使用規則。',
  draws: '熱門時段抽籤',
  drawsLead: '依戶抽籤，近 30 天用得少的籤多。',
  drawUntil: '{{when}} 截止，{{drawn}} 抽籤',
  entered: '已申請：{{wishes}}',
  enter: '申請',
  withdraw: '退出',
  wishes: '想要的場次，依先後按',
  withdrawn: '已退出抽籤。',
  enteredNow: '已申請，抽籤後通知結果。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    facilityForm: typeof facilityFormTexts
  }
}

addTexts({ 'zh-TW': { facilityForm: facilityFormTexts } })
