import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page of notifications, namespace `notificationsPage`; loaded with it. */
const notificationsPageTexts = {
  states: '狀態',
  viewAll: '全部',
  state_planned: '排程',
  state_sent: '已送出',
  state_calledOff: '已取消',
  unit: '則',
  search: '標題',
  title: '標題',
  titleMissing: '請填寫標題。',
  content: '內文',
  state: '狀態',
  read: '已讀',
  readOf: '{{read}}／{{households}} 戶',
  when: '送出',
  by: '發送人',
  empty: '還沒有通知',
  emptyText: '送出的通知會列在這裡，看得到哪一戶讀過。',
  notFound: '沒有符合的通知',
  notFoundText: '換個條件，或清除篩選。',
  failed: '通知載入失敗',
  receipts: '已讀與送達',
  callOff: '取消排程',
  askCallOff: '取消「{{title}}」？',
  askCallOffText: '還沒有送出，取消後不會送給任何人。',
  calledOff: '已取消。',
  change: '更改',
  changeTitle: '更改通知',
  addTitle: '通知住戶',
  askUnheard: '沒有一戶收得到通知，仍要送出？',
  askUnheardText: '這些戶都還沒有可用的 LINE、電子郵件或手機號碼。',
  unheardOk: '仍要送出',
  sendTo: '送給 {{count}} 戶',
  planFor: '排程給 {{count}} 戶',
  save: '儲存',
  sent: '已送出。',
  planned: '已排程。',
  dueAt: '送出時間',
  dueHint: '空白：立刻送出',
  remindAt: '未讀的再通知一次',
  timeMissing: '請填寫日期與時間。',
  day: '日期',
  time: '時間',
  preview: '訊息預覽',
  link: '（連結）',
  close: '關閉',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    notificationsPage: typeof notificationsPageTexts
  }
}

addTexts({ 'zh-TW': { notificationsPage: notificationsPageTexts } })
