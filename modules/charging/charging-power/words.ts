import { moduleWords } from '#platform/contract/words.ts'

/** What people call what the sharing of power does and has, in both languages. */
export const chargingPowerWords = moduleWords({
  modules: { chargingPower: ['充電用電分配', 'Sharing of power'] },
  acts: {
    'chargingPower.saveSharing': ['更改用電分配', 'Changed the sharing of power'],
    'chargingPower.moveAhead': ['調整充電順序', 'Moved a waiting car ahead'],
  },
  targets: { chargingPowerSetting: ['用電分配', 'Sharing of power'] },
  fields: {
    contractKw: ['契約容量（kW）', 'Contract (kW)'],
    startPercent: ['用到契約的幾成開始分配（%）', 'Share from this load on (%)'],
    baseFrom: ['大樓用電來源', 'Where the building’s load comes from'],
    profile: ['每小時大樓用電（kW）', 'Load of the building by the hour (kW)'],
  },
  values: {
    'baseFrom.profile': ['每小時用電表', 'By the hour'],
    'baseFrom.point': ['總電表測點', 'A point of the main meter'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    chargingPower: typeof chargingPowerWords
  }
}
