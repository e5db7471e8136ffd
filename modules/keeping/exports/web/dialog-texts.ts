import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the dialog and of the page of exports, namespace `exportDialog`; loaded with them. */
const exportDialogTexts = {
  title: '匯出{{title}}',
  what: '內容',
  filters: '篩選條件',
  everything: '全部，沒有篩選',
  format: '格式',
  formatText: 'Excel（.xlsx），檔案保存 7 天',
  people: '個人資料',
  masked: '遮罩',
  unmasked: '不遮罩',
  maskedText: '姓名遮罩（王○明），物流條碼只留末 7 碼，備註不匯出。',
  unmaskedText: '姓名、條碼與備註完整匯出，會留下紀錄。',
  onlyMasked: '您的角色只能匯出已遮罩的資料。',
  reason: '原因',
  reasonHelp: '寫入稽核紀錄，例如：住戶申訴查對。',
  reasonMissing: '請填寫匯出未遮罩資料的原因。',
  cancel: '取消',
  start: '開始匯出',
  close: '關閉',
  again: '再匯出一次',
  stop: '取消匯出',
  pending: '排隊中，馬上開始',
  progress: '已寫入 {{count}} 筆，共 {{total}} 筆',
  goesOn: '可以先關閉，完成時會通知您。',
  completed: '完成，共 {{count}} 筆，{{size}}',
  download: '下載檔案',
  downloading: '下載中',
  cancelled: '已取消，沒有留下檔案。',
  failed: '匯出失敗',
  loadFailed: '匯出紀錄載入失敗',
  nothing: '還沒有匯出紀錄',
  nothingText: '在清單頁按「匯出」，檔案會列在這裡。',
  mine: '我的匯出',
  everybody: '全部人員',
  whose: '顯示誰的匯出',
  started: '開始時間',
  by: '匯出人',
  state: '狀態',
  act: '操作',
  expires: '{{when}} 刪除',
  expired: '檔案已刪除',
  stateCreated: '排隊中',
  statePending: '排隊中',
  stateInprogress: '{{percent}} %',
  stateCompleted: '{{count}} 筆',
  stateFailed: '失敗',
  stateCancelled: '已取消',
  maskedMark: '已遮罩',
  unmaskedMark: '未遮罩',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    exportDialog: typeof exportDialogTexts
  }
}

addTexts({ 'zh-TW': { exportDialog: exportDialogTexts } })
