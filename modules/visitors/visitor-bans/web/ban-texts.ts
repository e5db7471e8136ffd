import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the black list, namespace `bans`; loaded with it. */
const bansTexts = {
  title: '注意名單',
  lead: '以車牌或電話辨識；登記訪客時只提醒櫃台，不會告知訪客，也不會擋下登記。',
  views: '名單範圍',
  view_now: '生效中',
  view_all: '全部',
  add: '新增名單',
  plate: '車牌',
  phone: '電話',
  name: '姓名或稱呼',
  reason: '原因',
  reasonHelp: '寫事實與決議，例如：委員會 11月決議請櫃台留意。',
  until: '結束日',
  untilHelp: '最長一年，到期自動失效；仍需要時重新登錄。',
  recognise: '車牌、電話至少填一項',
  since: '登錄',
  madeBy: '登錄人',
  state: '狀態',
  inForce: '生效中',
  lifted: '已解除',
  over: '已到期',
  edit: '修改',
  editOf: '修改 {{who}}',
  lift: '解除',
  liftOf: '解除 {{who}}',
  liftTitle: '解除「{{who}}」的注意名單？',
  liftText: '解除後不再辨識；紀錄保留一段時間後刪除。',
  liftDone: '已解除',
  titleNew: '新增注意名單',
  titleEdit: '修改注意名單',
  save: '儲存變更',
  saved: '已儲存注意名單',
  nobody: '未具名',
  nothing: '沒有注意名單',
  nothingText: '委員會決議後，由管理員或總幹事登錄。',
  failed: '注意名單載入失敗',
  onlyLook: '只有管理員與總幹事可以修改，這裡供查看。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    bans: typeof bansTexts
  }
}

addTexts({ 'zh-TW': { bans: bansTexts } })
