import { moduleWords } from '#platform/contract/words.ts'
import { buildingPermissions } from '#modules/building/permission-group.ts'

/** What people call what points do, have and declare, in both languages. */
export const alarmPointsWords = moduleWords({
  modules: {
    alarmPoints: ['警報測點', 'Alarm points'],
  },
  acts: {
    'alarmPoints.add': ['新增測點', 'Added an alarm point'],
    'alarmPoints.addAgain': ['新增測點（重送）', 'Added an alarm point (sent again)'],
    'alarmPoints.correct': ['修改測點', 'Changed an alarm point'],
    'alarmPoints.maintain': ['設定維護模式', 'Set maintenance of points'],
    'alarmPoints.rehome': ['測點改至其他戶別', 'Moved an alarm point to another household'],
    'alarmPoints.retire': ['停用測點', 'Retired an alarm point'],
    'alarmPoints.silence': ['測點靜音', 'Silenced an alarm point'],
    'alarmPoints.switchNotification': ['切換測點通知', 'Switched notices of an alarm point'],
  },
  targets: {
    alarmPoint: ['警報測點', 'Alarm point'],
  },
  fields: {
    anyCount: ['幾個異常才算', 'How many must be abnormal'],
    anyOf: ['合成自', 'Made of'],
    assetCode: ['資產編號', 'Asset'],
    debounceSeconds: ['持續幾秒才算', 'Seconds before it counts'],
    highLimit: ['上限', 'Upper limit'],
    isNotified: ['通知', 'Notices'],
    isPrivate: ['私人', 'Private'],
    level: ['等級', 'Level'],
    lowLimit: ['下限', 'Lower limit'],
    maintenanceUntil: ['維護到', 'In maintenance until'],
    meaning: ['異常時的意思', 'What abnormal means'],
    place: ['位置', 'Place'],
    pointIds: ['測點', 'Points'],
    reportSeconds: ['多久要回報', 'Heard at least every'],
    riseLevel: ['最高升到', 'Rises up to'],
    riseMinutes: ['每幾分鐘升一級', 'Minutes until a level higher'],
    silentUntil: ['靜音到', 'Silent until'],
  },
  values: {
    'level.1': ['低', 'Low'],
    'level.2': ['中', 'Medium'],
    'level.3': ['高', 'High'],
    'level.4': ['災害級', 'Disaster'],
    'riseLevel.1': ['低', 'Low'],
    'riseLevel.2': ['中', 'Medium'],
    'riseLevel.3': ['高', 'High'],
    'riseLevel.4': ['災害級', 'Disaster'],
  },
  faults: {
    請填數字: 'digits, please',
  },
  permissionGroup: buildingPermissions,
  permissions: {
    'alarmPoints.configure': ['設定測點', 'Set points up'],
    'alarmPoints.silence': ['將測點靜音或設為維護', 'Silence points and say that somebody works on them'],
    'alarmPoints.view': ['查看測點', 'See points'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    alarmPoints: typeof alarmPointsWords
  }
}
