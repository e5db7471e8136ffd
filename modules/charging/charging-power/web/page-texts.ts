import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of what the building takes and of the line, namespace `chargingPowerPage`; loaded with them. */
const chargingPowerPageTexts = {
  title: '大樓用電',
  load: 'kW，契約的 {{percent}}%',
  silent: '總電表沒有回報',
  state_normal: '配電正常',
  state_warning: '配電注意',
  state_abnormal: '配電異常',
  state_error: '配電故障',
  chart: '今天的大樓用電，契約 {{contract}} kW，現在 {{now}} kW',
  contract: '契約容量 {{kw}} kW',
  startsAt: '{{percent}}% 起分配',
  phase: '相',
  current: '充電電流',
  off: '還沒開啟用電分配',
  offText: '開啟後，每輛車能用的電流會隨大樓用電調整，不超過契約容量。',
  queue: '排隊',
  queueText: '有餘量就依序開始',
  nobody: '沒有車在排隊。',
  waitsFor: '等 {{time}}',
  bay: '車位 {{bay}}',
  rule: '每車至少 {{least}} A，先到先充，充滿即讓。',
  ruleSafe: '與伺服器斷線時，15 分鐘內自動降到最低電流。',
  blind: '總電表沒有回報，每車只給最低電流。',
  deaf: '{{bays}} 的充電站不接受限流，以實際用量計算。',
  order: '調整順序',
  orderText: '排到最前面，有餘量時第一個開始。',
  first: '先充的車位',
  orderDone: '已排到最前面',
  why: '原因',
  whyRequired: '請寫原因',
  why_hospital: '就醫',
  why_work: '要出門上班',
  why_duty: '公務車',
  setting: '分配設定',
  save: '儲存',
  saved: '已儲存用電分配',
  isOn: '開啟用電分配',
  contractKw: '契約容量（kW）',
  startPercent: '用到契約的幾成開始分配（%）',
  baseFrom: '大樓用電來源',
  fromProfile: '每小時用電表',
  fromPoint: '總電表測點',
  profile: '大樓不含充電的用電（kW）',
  point: '總電表測點（單位 kW）',
  choosePoint: '請選擇測點',
  noPoints: '還沒有單位是 kW 的測點，請先在測點設定新增總電表。',
  contractWrong: '請填 1 到 9999',
  percentWrong: '請填 30 到 100',
  hourWrong: '每個小時請填 0 到 9999',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    chargingPowerPage: typeof chargingPowerPageTexts
  }
}

addTexts({ 'zh-TW': { chargingPowerPage: chargingPowerPageTexts } })
