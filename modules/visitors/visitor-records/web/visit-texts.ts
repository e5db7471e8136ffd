import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of visits on every page of theirs, namespace `visits`; loaded with the first of them. */
const visitsTexts = {
  bookingsTitle: '訪客管理',
  views: '訪客狀態',
  view_awaited: '預約中',
  view_inside: '在場',
  view_left: '已離開',
  view_cancelled: '已取消',
  view_expired: '已逾期',
  state_booked: '預約中',
  state_arrived: '在場',
  state_left: '已離開',
  state_cancelled: '已取消',
  state_expired: '已逾期',
  search: '搜尋戶別、姓名、廠商、車牌、電話末碼',
  searchShort: '戶別、姓名、車牌',
  day: '日期',
  target: '對象',
  reason: '事由',
  state: '狀態',
  unit: '組',
  book: '新增預約',
  register: '登記訪客',
  print: '列印在場名單',
  time: '時間',
  visitor: '訪客',
  host: '戶別　對象',
  plate: '車牌　車位',
  marks: '標記',
  stay: '停留',
  loadFailed: '訪客資料載入失敗',
  nothing_awaited: '沒有預約中的訪客',
  nothing_inside: '目前沒有在場訪客',
  nothing_left: '沒有已離開的訪客',
  nothing_cancelled: '沒有已取消的預約',
  nothing_expired: '沒有逾期未到的預約',
  nothingText: '住戶來電預約時，按「新增預約」登記。',
  nothingFound: '沒有符合的訪客',
  nothingFoundText: '換一種寫法，例如 A12-3、姓名的一個字、車牌後三碼。',

  target_household: '住戶',
  target_committee: '管委會／管理中心',
  target_facility: '公設',
  target_works: '施工／廠商',
  target_delivery: '外送／物流',
  target_viewing: '看屋',
  target_other: '其他',
  banned: '注意名單',
  hostRefused: '住戶不同意',
  hostUnreachable: '住戶未接聽',
  stillOut: '未還 {{count}} 件',
  recurring: '定期',
  people: '{{count}} 人',

  openOf: '開啟 {{who}} 的訪客資料',
  call: '撥打 {{phone}}',
  stayed: '停留 {{time}}',
  inSince: '{{when}} 到訪',
  leftWhen: '{{when}} 離開',
  bookedFor: '{{when}} 預約',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    visits: typeof visitsTexts
  }
}

addTexts({ 'zh-TW': { visits: visitsTexts } })
