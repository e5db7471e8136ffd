import { moduleWords } from '#platform/contract/words.ts'
import { facilityPermissions } from '#modules/everyday/permission-group.ts'

/** What people call what draws of peak hours do, have and declare, in both languages. */
export const facilityDrawsWords = moduleWords({
  modules: { facilityDraws: ['公設抽籤', 'Draws of facilities'] },
  acts: {
    'facilityDraws.enter': ['申請抽籤', 'Entered a draw'],
    'facilityDraws.enterAgain': ['申請抽籤（重送）', 'Entered a draw (sent again)'],
    'facilityDraws.withdraw': ['退出抽籤', 'Left a draw'],
    'facilityDraws.setNumbers': ['登錄抽籤號碼', 'Wrote the numbers of a draw down'],
    'facilityDraws.draw': ['抽籤', 'Drew'],
  },
  fields: {
    drawDay: ['抽籤日期', 'Day drawn for'],
    wishes: ['想要的場次', 'Wishes'],
    numbers: ['號碼', 'Numbers'],
    numbersSource: ['亂數來源', 'Where the numbers come from'],
  },
  permissionGroup: facilityPermissions,
  permissions: {
    'facilityDraws.view': ['查看抽籤', 'See draws'],
    'facilityDraws.enter': ['代住戶申請抽籤', 'Enter draws for households'],
    'facilityDraws.run': ['登錄號碼、抽籤', 'Write numbers down, draw'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    facilityDraws: typeof facilityDrawsWords
  }
}
