import { moduleWords } from '#platform/contract/words.ts'
import { intercomPermissions } from '#modules/doors/intercom-permission-group.ts'

/** What people call what calls of the intercom do and have, in both languages. */
export const intercomCallsWords = moduleWords({
  modules: { intercomCalls: ['對講通話紀錄', 'Calls of the intercom'] },
  acts: {
    'intercomCalls.export': ['匯出對講通話紀錄', 'Exported calls of the intercom'],
    'intercomCalls.test': ['測試對講機', 'Tested the intercom'],
  },
  targets: {
    intercomCall: ['對講通話', 'Call of the intercom'],
    intercomTest: ['對講機測試', 'Test of the intercom'],
  },
  permissionGroup: intercomPermissions,
  permissions: {
    'intercomCalls.view': ['查看對講通話紀錄', 'See calls of the intercom'],
    'intercomCalls.export': ['匯出對講通話紀錄', 'Export calls of the intercom'],
    'intercomCalls.test': ['測試各戶對講機', 'Test the chains of households'],
  },
  retentions: {
    'intercomCalls.calls': {
      title: ['對講通話紀錄', 'Calls of the intercom'],
      words: ['通話後開始計算，期滿刪除。', 'From the call on; it is deleted.'],
    },
    'intercomCalls.snapshots': {
      title: ['門口照片', 'Pictures of the door'],
      words: [
        '通話後開始計算，期滿刪除照片；通話紀錄保留。',
        'From the call on; the picture is deleted, the call stays.',
      ],
    },
    'intercomCalls.tests': {
      title: ['對講機測試結果', 'Tests of the intercom'],
      words: ['測試後開始計算，期滿刪除。', 'From the test on; it is deleted.'],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    intercomCalls: typeof intercomCallsWords
  }
}
