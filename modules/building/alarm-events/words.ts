import { moduleWords } from '#platform/contract/words.ts'
import { buildingPermissions } from '#modules/building/permission-group.ts'

/** What people call what alarms do, have and declare, in both languages. */
export const alarmEventsWords = moduleWords({
  modules: {
    alarmEvents: ['設備警報', 'Building alarms'],
  },
  acts: {
    'alarmEvents.acknowledge': ['確認收到警報', 'Acknowledged an alarm'],
    'alarmEvents.mockLog': ['測試測點', 'Tested points'],
    'alarmEvents.process': ['警報結案', 'Closed an alarm'],
    'alarmEvents.report': ['警報處理回報', 'Reported on an alarm'],
    'alarmEvents.viewPrivate': ['查看私人警報', 'Viewed a call for help'],
  },
  targets: {
    alarmEvent: ['警報', 'Alarm'],
  },
  fields: {
    cause: ['原因', 'Cause'],
    photos: ['照片', 'Photos'],
  },
  values: {
    'boardPart.alarmEvents': ['設備狀況', 'State of the building'],
    'state.processed': ['已處理', 'Processed'],
    'state.processing': ['處理中', 'Processing'],
    'state.unfinished': ['未結案', 'Open'],
    'state.unprocessed': ['未處理', 'Unprocessed'],
    'status.Abnormal': ['異常', 'Abnormal'],
    'status.Normal': ['正常', 'Normal'],
  },
  sheets: {
    alarms: ['設備警報', 'Building alarms'],
  },
  permissionGroup: buildingPermissions,
  permissions: {
    'alarmEvents.handle': ['處理警報', 'Handle alarms'],
    'alarmEvents.test': ['測試測點', 'Test points'],
    'alarmEvents.view': ['查看公共警報', 'See alarms of the building'],
    'alarmEvents.viewPrivate': ['查看與處理住戶求救', 'See and handle calls for help'],
  },
  retentions: {
    'alarmEvents.reports': {
      title: ['警報的處理內容與照片', 'Reports and photos of alarms'],
      words: [
        '結案後開始計算。原因、處置與照片清空；測點、等級、時間與處理人保留。',
        'From closing on. Cause, action and photos are emptied; point, level, times and who handled it stay.',
      ],
    },
    'alarmEvents.told': {
      title: ['警報通知了誰', 'Who was told of alarms'],
      words: [
        '通知時開始計算。誰、何時、以何種方式收到通知的紀錄刪除；警報本身保留。',
        'From the telling on. Lines of who was told when and by what are deleted; the alarm stays.',
      ],
    },
  },
  pushes: {
    'alarmEvents.rang': ['設備警報（3 高、4 災害級）', 'Building alarms (3 high, 4 disaster)'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    alarmEvents: typeof alarmEventsWords
  }
}
