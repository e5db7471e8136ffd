import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call what telling of bills does, has and declares, in both languages. */
export const feeNoticesWords = moduleWords({
  modules: {
    feeNotices: ['繳費通知', 'Notices of bills'],
  },
  acts: {
    'feeNotices.tellAgain': ['再次通知繳費', 'Told of a bill again'],
    'feeNotices.chooseAtIssue': ['選擇發行時通知', 'Chose whether a run tells'],
  },
  fields: {
    tellsAtIssue: ['發行時通知住戶', 'Tells at issue'],
    toldBills: ['通知張數', 'Bills told of'],
  },
  permissionGroup: feePermissions,
  permissions: {
    'feeNotices.view': ['查看繳費通知', 'See notices of bills'],
    'feeNotices.send': ['通知住戶繳費', 'Tell households of bills'],
  },
  faults: {
    請選擇期別或繳費單: 'choose a run or bills',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    feeNotices: typeof feeNoticesWords
  }
}
