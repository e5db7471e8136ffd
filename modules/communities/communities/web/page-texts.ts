import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the pages of services, namespace `servicePages`; loaded with them. */
const servicePagesTexts = {
  householdBinding: '戶別綁定',
  proxyOrdering: '社區代購',
  isNew: 'New',
  mainLead: '社區已啟用的服務，依社區設定的順序。',
  none: '社區還沒有可以使用的服務',
  noneText: '請最高權限管理者到社區功能設定啟用顯示。',
  intro: '用箭頭調整順序；關閉顯示後，社區的所有畫面都不再出現這項服務。',
  readOnly: '只有最高權限管理者可以變更。',
  order: '順序',
  service: '服務',
  kind: '類型',
  kind_1: '加購',
  kind_2: '內建',
  shown: '顯示',
  show: '顯示{{service}}',
  up: '{{service}}往前',
  down: '{{service}}往後',
  moved: '{{service}}移到第 {{nth}} 位',
  hiddenMark: '未顯示',
  save: '儲存變更',
  discard: '取消變更',
  changed: '有變更尚未儲存',
  saved: '已儲存社區服務',
  hideTitle: '不再顯示 {{count}} 項服務？',
  hideText: '{{services}}的按鈕、數字與頁面會從所有人的畫面消失，資料都保留。',
  hideOk: '不再顯示',
  clockTitle: '打卡',
  clock: '開放跨社區打卡',
  clockText: '同公司人員可以在其他社區打卡，帳號選單會出現人員管理。',
  clockSaved: '已變更跨社區打卡',
  leaveTitle: '離開而不儲存？',
  leaveText: '變更的服務還沒有儲存。',
  leaveGo: '不儲存',
  leaveStay: '繼續編輯',
  loadFailed: '服務載入失敗',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    servicePages: typeof servicePagesTexts
  }
}

addTexts({ 'zh-TW': { servicePages: servicePagesTexts } })
