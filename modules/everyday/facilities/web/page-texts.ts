import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the settings of facilities, namespace `facilitySetting`; loaded with them. */
const facilitySettingTexts = {
  loadFailed: '公設載入失敗',
  lead: '依這個順序顯示；停用的不再接受預約，已預約的照原來的條件。',
  add: '新增公設',
  place: '地點',
  hours: '開放時間',
  hoursHelp: '一行一個時間，例如：週一至週五 08:00–21:00',
  hoursWrong: '請照這樣寫：週一至週五 08:00–21:00，一行一個時間。',
  slotMinutes: '一個時段',
  minutes: '{{count}} 分鐘',
  mostSlots: '最多連續幾個時段',
  cleaning: '清潔時間（分鐘）',
  cleaningHelp: '算在預約的最後，例如 10：預約到 17:00，16:50 前離場。',
  places: '同時幾組',
  mostPeople: '一組最多幾人',
  price: '使用費',
  priceHelp: '0：免費',
  priceIn: '以什麼付',
  priceIn_money: 'NT$，於櫃台報到時收',
  priceIn_points: '點數，預約時扣、取消時退',
  perUse: '{{amount}}／次',
  perSlot: '{{amount}}／{{minutes}} 分',
  priceBy: '計價',
  priceBy_slot: '每個時段',
  priceBy_use: '每次',
  deposit: '押金（NT$）',
  depositHelp: '報到時收，離場退還；0：不收',
  cancelHours: '開始前幾小時可免費取消',
  lateRefund: '逾期取消退還幾 %',
  quota: '每戶幾次',
  quotaHelp: '0：不限；依戶計算，不看手機數',
  quotaPer: '次數計算',
  quotaPer_day: '每天',
  quotaPer_week: '每週',
  quotaPer_month: '每月',
  advance: '可提前幾天預約',
  noShow: '開始幾分鐘沒報到就釋出',
  draw: '抽籤時段',
  drawHelp: '例如：週六、週日 18:00–21:00；空白：不抽籤',
  drawWrong: '請照這樣寫：週六、週日 18:00–21:00',
  drawDays: '幾天前 22:00 截止申請',
  drawDaysHelp: '隔天 21:00 抽籤',
  rules: '使用規則',
  rulesHelp: '預約前要同意；空白：不用同意',
  between: '請填 {{least}} 到 {{most}}。',
  facts: '{{hours}}　{{price}}',
  free: '免費',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    facilitySetting: typeof facilitySettingTexts
  }
}

addTexts({ 'zh-TW': { facilitySetting: facilitySettingTexts } })
