import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the form of a booking, namespace `booking`; loaded with it. */
const bookingTexts = {
  titleNew: '新增訪客預約',
  titleEdit: '修改預約',
  titleCorrect: '更正訪客資料',
  target: '對象',
  household: '戶別',
  chooseHousehold: '選擇戶別',
  otherHousehold: '改選戶別',
  name: '訪客姓名',
  nameHelp: '姓名或廠商名稱至少填一項',
  phone: '電話',
  people: '人數',
  reason: '來訪事由',
  otherReason: '其他事由（自行填寫）',
  reasonWords: '事由說明',
  vendorKind: '廠商類別',
  firm: '廠商名稱',
  plate: '車牌',
  bay: '訪客車位',
  bayFree: '{{bay}}　空位',
  bayTaken: '{{bay}}　{{plate}} 停放中',
  bayUsed: '{{bay}}　使用中',
  noBay: '不使用',
  noVendorKind: '未指定',
  remark: '備註',
  startDay: '到訪日',
  startTime: '開始時間',
  endDay: '結束日',
  endTime: '結束時間',
  repeat: '定期來訪（每週重複）',
  weekdays: '星期',
  weekday0: '日',
  weekday1: '一',
  weekday2: '二',
  weekday3: '三',
  weekday4: '四',
  weekday5: '五',
  weekday6: '六',
  untilDay: '重複到',
  following: '同時修改之後的每一次',
  followingHelp: '各次的日期不變，時間與內容一起改。',
  because: '更正原因',
  confirmNew: '儲存預約',
  confirmEdit: '儲存修改',
  confirmCorrect: '儲存更正',
  missingPeople: '請填寫人數',
  missingTimes: '請填寫起訖日期與時間',
  missingDays: '請選擇星期幾來、重複到哪一天',
  booked: '已新增預約',
  bookedSeveral: '已新增 {{count}} 次預約',
  edited: '已修改預約',
  corrected: '已更正訪客資料',
  unchanged: '訪客資料沒有變更',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    booking: typeof bookingTexts
  }
}

addTexts({ 'zh-TW': { booking: bookingTexts } })
