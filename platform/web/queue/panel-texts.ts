import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the list of what waits; they come with it. */
export const queuePanelTexts = {
  title: '待送出',
  kept: '記在這台電腦的瀏覽器裡，重新整理或關機都還在。以同一個帳號、同一個社區登入就會自動送出；登出會刪除。',
  none: '沒有待送出的資料',
  noneText: '離線時的登記與領取會列在這裡，恢復連線後自動送出。',
  stateWaiting: '待送出',
  stateSending: '送出中',
  stateRefused: '沒有送成',
  stateExpired: '已過期',
  madeAt: '{{time}} 記下',
  expired: '超過 6 天，為免重複，不會自動送出。請查看紀錄，沒有的話再修改後送出。',
  withFiles: '附圖片 {{count}} 張',
  amend: '修改',
  drop: '放棄',
  dropOf: '放棄 {{about}}',
  amendOf: '修改 {{about}}',
  dropTitle: '放棄這一筆？',
  dropText: '{{about}}。刪除後不會再送出，無法復原。',
  dropMaybe: '如果送出時剛好斷線，伺服器可能已經收到，請到清單確認。',
  dropGo: '放棄這一筆',
  dropStay: '保留',
  sendNow: '立即再送一次',
} as const

addTexts({ 'zh-TW': { queuePanel: queuePanelTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    queuePanel: typeof queuePanelTexts
  }
}
