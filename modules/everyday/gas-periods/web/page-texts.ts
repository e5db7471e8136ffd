import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page of periods; loaded with it. */
const gasPeriodsPageTexts = {
  title: '瓦斯抄表',
  months: '{{year}}年 {{from}}–{{to}}月',
  days: '{{from}}–{{to}}',
  left: '{{days}}，還有 {{count}} 天',
  lastDay: '{{days}}，今天截止',
  past: '{{days}}，已過期 {{count}} 天',
  begins: '{{days}}，{{count}} 天後開始',
  period: '期別',
  periodDays: '抄表期間',
  state: '狀態',
  planned: '未開始',
  open: '抄表中',
  overdue: '已過截止',
  closed: '已關閉',
  filled: '已抄',
  filledOf: '{{filled}}／{{total}} 戶',
  look: '要看一下',
  lookOf: '{{count}} 戶',
  usage: '用量',
  usageOf: '{{count}} 度',
  firm: '瓦斯公司',
  add: '新增一期',
  correct: '修改',
  close: '關閉',
  reopen: '重開',
  remove: '刪除',
  acts: '操作',
  loadFailed: '抄表期別載入失敗',
  empty: '還沒有抄表期別',
  emptyText: '新增一期，住戶與警衛就能填寫度數。',
  titleNew: '新增抄表期別',
  titleEdit: '修改抄表期別',
  ym: '起始年月',
  ymHelp: '兩個月一期，填第一個月的西元年與月，共 6 碼',
  ymWrong: '請填 6 碼的西元年與月',
  startsOn: '開始日期',
  endsOn: '結束日期',
  dayNeeded: '請選日期',
  reversed: '結束日期不能早於開始日期',
  save: '儲存',
  saved: '期別已儲存',
  closeAsk: '關閉 {{period}}？',
  closeText: '關閉後不能再填寫或更改；未抄 {{count}} 戶會空白。',
  closeDone: '已關閉這一期',
  removeAsk: '刪除 {{period}}？',
  removeText: '這一期還沒有任何度數。',
  removeDone: '已刪除這一期',
  reopenTitle: '重開這一期',
  reopenDone: '這一期可以再填寫',
  reason: '原因',
  reasonNeeded: '請填原因',
  reason1: '漏抄',
  reason2: '瓦斯公司要求更正',
  reason3: '誤按關閉',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    gasPeriodsPage: typeof gasPeriodsPageTexts
  }
}

addTexts({ 'zh-TW': { gasPeriodsPage: gasPeriodsPageTexts } })
