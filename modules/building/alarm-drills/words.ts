import { moduleWords } from '#platform/contract/words.ts'
import { buildingPermissions } from '#modules/building/permission-group.ts'

/** What people call what drills do and have, in both languages. */
export const alarmDrillsWords = moduleWords({
  modules: {
    alarmDrills: ['警報演練', 'Alarm drills'],
  },
  acts: {
    'alarmDrills.savePlan': ['修改每週演練', 'Changed the weekly drill'],
    'alarmDrills.start': ['開始警報演練', 'Began an alarm drill'],
    'alarmDrills.startAgain': ['開始警報演練（重送）', 'Began an alarm drill (sent again)'],
  },
  targets: {
    alarmDrill: ['警報演練', 'Alarm drill'],
    alarmDrillSetting: ['每週演練', 'Weekly drill'],
  },
  fields: {
    answerMinutes: ['幾分鐘內要確認', 'Minutes to answer'],
    hour: ['幾點', 'Hour'],
    weekday: ['星期', 'Weekday'],
  },
  values: {
    'kind.auto': ['系統發出', 'By Lobby'],
    'kind.contact': ['現場觸發', 'By hand in the building'],
  },
  permissionGroup: buildingPermissions,
  permissions: {
    'alarmDrills.configure': ['進行警報演練', 'Hold alarm drills'],
    'alarmDrills.view': ['查看警報演練', 'See alarm drills'],
  },
  retentions: {
    'alarmDrills.certificates': {
      title: ['警報演練證明', 'Certificates of alarm drills'],
      words: [
        '演練結束後開始計算。整份證明刪除，包括通知了誰、誰確認。',
        'From the end of the drill on. The whole certificate is deleted, with who was told and who answered.',
      ],
    },
  },
  pushes: {
    'alarmDrills.failed': ['警報演練沒有通過', 'An alarm drill was not passed'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    alarmDrills: typeof alarmDrillsWords
  }
}
