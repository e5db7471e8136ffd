import { moduleWords } from '#platform/contract/words.ts'
import { chargingPermissions } from '#modules/charging/permission-group.ts'

/** What people call what rates of charging do, have and declare, in both languages. */
export const chargingRatesWords = moduleWords({
  modules: { chargingRates: ['充電費率', 'Charging rates'], taipower: ['台電電價', 'Taipower’s tables'] },
  acts: {
    'chargingRates.add': ['新增費率版本', 'Drafted a version of the rates'],
    'chargingRates.addAgain': ['新增費率版本（重送）', 'Drafted a version of the rates (sent again)'],
    'chargingRates.change': ['修改費率草稿', 'Changed a draft of the rates'],
    'chargingRates.submit': ['費率送審', 'Submitted a version of the rates'],
    'chargingRates.enact': ['核准費率', 'Put a version of the rates in force'],
    'chargingRates.giveBack': ['退回費率', 'Gave a version of the rates back'],
    'operator.loadTaipower': ['載入台電電價或離峰日', 'Loaded Taipower’s prices or off-peak days'],
    'chargingRates.discard': ['捨棄費率草稿', 'Discarded a draft of the rates'],
  },
  targets: { chargingRate: ['充電費率', 'Charging rate'] },
  fields: {
    rateNumber: ['版次', 'Version'],
    voltage: ['供電電壓', 'Supply'],
    summerFrom: ['夏月開始', 'Summer begins'],
    summerUntil: ['夏月結束', 'Summer ends'],
    summer: ['夏月', 'Summer'],
    other: ['非夏月', 'Other months'],
    mode: ['計價方式', 'Pricing'],
    peakPrice: ['尖峰單價', 'Peak price'],
    offPeakPrice: ['離峰單價', 'Off-peak price'],
    workday: ['平日時段', 'Hours of workdays'],
    holiday: ['假日時段', 'Hours of holidays'],
    offPeakDay: ['離峰日時段', 'Hours of off-peak days'],
    baseFee: ['基本費', 'Base fee'],
    platformFee: ['平台費', 'Platform fee'],
    parking: ['超時占用', 'Overstay'],
    bufferMinutes: ['緩衝（分）', 'Buffer, minutes'],
    unitMinutes: ['計費單位（分）', 'Unit, minutes'],
    mostAmount: ['每次上限', 'At most'],
    pauseFrom: ['夜間不計開始', 'Nothing counts from'],
    pauseUntil: ['夜間不計結束', 'Nothing counts until'],
  },
  values: {
    'voltage.low': ['低壓', 'Low voltage'],
    'voltage.high': ['高壓', 'High voltage'],
    'mode.fixed': ['固定', 'Fixed'],
    'mode.peakOffPeak': ['尖離峰', 'Peak and off-peak'],
  },
  faults: {
    必填欄位不可空白: 'a required field is empty',
    '時段要有 N 格': 'a day has N hours',
    日期請填月與日: 'a month and a day, please',
  },
  permissionGroup: chargingPermissions,
  permissions: {
    'chargingRates.view': ['查看充電費率', 'See charging rates'],
    'chargingRates.edit': ['編輯充電費率', 'Write charging rates'],
    'chargingRates.enact': ['核准充電費率', 'Put charging rates in force'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    chargingRates: typeof chargingRatesWords
  }
}
