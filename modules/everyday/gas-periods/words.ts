import { moduleWords } from '#platform/contract/words.ts'
import { gasPermissions } from '#modules/everyday/permission-group.ts'

/** What people call what periods of gas readings do, have and declare, in both languages. */
export const gasPeriodsWords = moduleWords({
  modules: {
    gasPeriods: ['瓦斯抄表期別', 'Periods of gas readings'],
  },
  acts: {
    'gasPeriods.create': ['新增抄表期別', 'Opened a period of gas readings'],
    'gasPeriods.createAgain': ['新增抄表期別（重送）', 'Opened a period of gas readings (sent again)'],
    'gasPeriods.correct': ['修改抄表期別', 'Changed a period of gas readings'],
    'gasPeriods.remove': ['刪除抄表期別', 'Took a period of gas readings back'],
    'gasPeriods.close': ['關閉抄表期別', 'Closed a period of gas readings'],
    'gasPeriods.reopen': ['重開抄表期別', 'Reopened a period of gas readings'],
  },
  targets: {
    gasPeriod: ['抄表期別', 'Period of gas readings'],
  },
  fields: {
    ym: ['年月', 'Month'],
  },
  values: {
    'boardPart.gasPeriods': ['瓦斯抄表', 'Gas readings'],
  },
  faults: {
    '請填 N 碼年月': 'N digits of year and month, please',
  },
  permissionGroup: gasPermissions,
  permissions: {
    'gasPeriods.manage': ['管理抄表期別', 'Manage periods of gas readings'],
    'gasPeriods.view': ['查看抄表期別', 'See periods of gas readings'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    gasPeriods: typeof gasPeriodsWords
  }
}
