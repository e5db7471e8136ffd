import { moduleWords } from '#platform/contract/words.ts'
import { buildingPermissions } from '#modules/building/permission-group.ts'

/** What people call what the calling of people does and has, in both languages. */
export const alarmCallsWords = moduleWords({
  modules: {
    alarmCalls: ['警報通知名單', 'Whom alarms call'],
  },
  acts: {
    'alarmCalls.save': ['修改警報通知名單', 'Changed whom alarms call'],
  },
  targets: {
    alarmCallSetting: ['警報通知名單', 'Whom alarms call'],
  },
  fields: {
    contacts: ['聯絡人', 'People'],
    firsts: ['先做的事', 'What is done first'],
    lists: ['通知名單', 'Lists'],
    rotations: ['輪值', 'Rotations'],
  },
  values: {
    'levels.1': ['低', 'Low'],
    'levels.2': ['中', 'Medium'],
    'levels.3': ['高', 'High'],
    'levels.4': ['災害級', 'Disaster'],
    'ways.mail': ['Email', 'Mail'],
    'ways.push': ['推播', 'Browser'],
    'ways.sms': ['簡訊', 'Text message'],
    'ways.voice': ['語音電話', 'Voice call'],
  },
  faults: {
    'Email 格式不正確': 'this is no mail address',
    電話號碼格式不正確: 'this is no telephone number',
    手機號碼格式不正確: 'ten digits that begin with 09, please',
  },
  permissionGroup: buildingPermissions,
  permissions: {
    'alarmCalls.configure': ['設定警報通知名單', 'Set up whom alarms call'],
    'alarmCalls.view': ['查看警報通知名單', 'See whom alarms call'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    alarmCalls: typeof alarmCallsWords
  }
}
