import type { listTexts } from './list/texts.ts'

/** The platform's own words, namespace `platform`. */
export const platformTexts = {
  ok: '知道了',
  confirm: '確認',
  cancel: '取消',
  close: '關閉',
  undo: '復原',
  optional: '選填',
  notice: '訊息',
  loading: '載入中',
  retry: '重新載入',
  report: '回報問題',
  errorLine: '代碼 {{code}}，{{time}}',
  offline: '離線中，恢復連線後自動繼續。',
  offlineWaiting: '離線中，{{count}} 筆待送出，恢復連線後自動送出。',

  timeToday: '今天 {{time}}',
  timeYesterday: '昨天 {{time}}',
  timeTomorrow: '明天 {{time}}',
  dateOfYear: '{{month}}月{{day}}日',
  dateFull: '{{year}}年{{month}}月{{day}}日',
  dateHeader: '{{month}}月{{day}}日 {{weekday}}',
  weekday0: '星期日',
  weekday1: '星期一',
  weekday2: '星期二',
  weekday3: '星期三',
  weekday4: '星期四',
  weekday5: '星期五',
  weekday6: '星期六',
  days: '{{days}} 天',
  hours: '{{hours}} 小時',
  hoursMinutes: '{{hours}} 小時 {{minutes}} 分',
  minutes: '{{minutes}} 分',
  minutesSeconds: '{{minutes}} 分 {{seconds}} 秒',
  seconds: '{{seconds}} 秒',

  markInPerson: '限本人',
  markLegal: '公文',
  markChilled: '冷藏',
  markFrozen: '冷凍',
  markCashOnDelivery: '貨到付款',
  markInLocker: '智取櫃',
  markHardOfHearing: '聽障',
  markMayCollect: '可代領',
  markProxy: '代領人',
  markRefuses: '不收',
  markAlarm1: '1 低',
  markAlarm2: '2 中',
  markAlarm3: '3 高',
  markAlarm4: '4 災害級',

  hotKeys: '快速鍵',
  hotKeysHere: '這個畫面',
  hotKeysEverywhere: '任何畫面',
  hotKeysNote: '掃描器與感應器會打字，所以單獨的字母與數字不是快速鍵。',
  hotKeysNone: '這個畫面沒有快速鍵。',
  hotKeyHelp: '快速鍵說明',
  hotKeyScan: '搜尋、掃描',
  hotKeyItem: '畫面第 n 項',
  hotKeyRetry: '重新載入',

  scanPlaceholder: '掃描或輸入條碼',

  signInAgain: '請重新登入',
  sessionOver: '登入過期或驗證失敗，請重新登入',
  notHighestAdmin: '您並非最高權限管理者，無法進行此操作',
  serviceOff: '未啟用{{service}}服務',
  defaultService: '住戶資訊',
  tryLater: '請稍後再試',
  serverError: '伺服器發生錯誤',
  notCopied: '瀏覽器不允許複製，請自行抄下。',
  downloadFailed: '檔案沒有下載成功，請再試一次。',
  signHere: '請在此簽名',
  signAgain: '重簽',
  notReached: '連不上伺服器，資料沒有遺失，請確認網路後再試。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    platform: keyof typeof platformTexts | keyof typeof listTexts
  }
}
