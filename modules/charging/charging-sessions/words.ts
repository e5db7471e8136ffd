import { moduleWords } from '#platform/contract/words.ts'
import { chargingPermissions } from '#modules/charging/permission-group.ts'

/** What people call what charging sessions do, have and declare, in both languages. */
export const chargingSessionsWords = moduleWords({
  modules: { chargingSessions: ['充電紀錄', 'Charging sessions'] },
  acts: { 'chargingSessions.settle': ['審查充電紀錄', 'Settled a charging session'] },
  targets: { chargingSession: ['充電紀錄', 'Charging session'] },
  fields: {
    energyWh: ['度數（Wh）', 'Energy (Wh)'],
    settledBy: ['採用', 'Charged by'],
  },
  values: {
    'settledBy.readings': ['逐筆讀數', 'Readings'],
    'settledBy.typed': ['改度數', 'Written by hand'],
    'settledBy.free': ['不收費', 'Free'],
  },
  faults: { 請選擇月份: 'choose a month' },
  permissionGroup: chargingPermissions,
  permissions: {
    'chargingSessions.view': ['查看充電紀錄', 'See charging sessions'],
    'chargingSessions.settle': ['審查充電紀錄', 'Settle charging sessions'],
  },
  retentions: {
    'chargingSessions.sessions': {
      title: ['充電紀錄', 'Charging sessions'],
      words: [
        '充電結束後開始計算，期滿刪除紀錄與電表讀數；帳單保留，帳單上的充電只留時間與度數。',
        'From the end of the session on. It is deleted with its readings; bills stay, and of what they charge for the times and the energy.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    chargingSessions: typeof chargingSessionsWords
  }
}
