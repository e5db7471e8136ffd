import { moduleWords } from '#platform/contract/words.ts'
import { buildingPermissions } from '#modules/building/permission-group.ts'

/** What people call what the log of values does and declares, in both languages. */
export const alarmLogWords = moduleWords({
  modules: {
    alarmLog: ['測點紀錄', 'Log of values'],
  },
  acts: {
    'alarmLog.export': ['匯出測點紀錄', 'Exported the log of values'],
  },
  permissionGroup: buildingPermissions,
  permissions: {
    'alarmLog.view': ['查看測點紀錄', 'See the log of values'],
  },
  retentions: {
    'alarmLog.values': {
      title: ['測點數值', 'Values of points'],
      words: [
        '收到後開始計算。每一筆數值刪除；警報事件另計。',
        'From its time on. Values are deleted; alarms have a time of their own.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    alarmLog: typeof alarmLogWords
  }
}
