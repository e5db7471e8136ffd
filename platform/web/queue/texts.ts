/** The words of what waits in the browser, namespace `queue`; its list brings its own. */
export const queueTexts = {
  noun: '{{count}} 筆資料',
  offline: '離線中，{{what}}待送出，恢復連線後自動送出。',
  unreachable: '連不上伺服器，{{what}}待送出，恢復連線後自動送出。',
  sending: '{{what}}待送出，正在送出。',
  troubled: '{{what}}沒有送成，請查看並處理。',
  show: '查看',
  waiting: '待送出',
  waitingCount: '待送出 {{count}} 筆，查看',
  sent: '已送出 {{count}} 筆。',
  refusedText: '{{about}}：{{sentence}}',
  leaveTitle: '{{count}} 筆尚未送出',
  leaveText: '登出會刪除這 {{count}} 筆，無法復原。連線恢復後會自動送出，送完再登出較安全。',
  leaveOthers: '其中 {{others}} 筆是其他帳號留在這台電腦的。',
  leaveGo: '刪除並登出',
  leaveStay: '先不登出',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    queue: typeof queueTexts
  }
}
