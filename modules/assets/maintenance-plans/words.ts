import { moduleWords } from '#platform/contract/words.ts'
import { assetPermissions } from '#modules/assets/permission-group.ts'

/** What people call what plans of maintenance do, have and declare, in both languages. */
export const maintenancePlansWords = moduleWords({
  modules: {
    maintenancePlans: ['保養計畫', 'Maintenance'],
  },
  acts: {
    'maintenancePlans.add': ['新增保養計畫', 'Added a plan of maintenance'],
    'maintenancePlans.addAgain': ['新增保養計畫（重送）', 'Added a plan of maintenance (sent again)'],
    'maintenancePlans.correct': ['修改保養計畫', 'Changed a plan of maintenance'],
    'maintenancePlans.end': ['停用保養計畫', 'Ended a plan of maintenance'],
    'maintenancePlans.move': ['保養改期', 'Moved a maintenance'],
    'maintenancePlans.skip': ['跳過保養', 'Skipped a maintenance'],
    'maintenancePlans.rate': ['保養評分', 'Rated a maintenance'],
    'maintenancePlans.cost': ['登記保養費用', 'Entered the cost of a maintenance'],
    'maintenancePlans.finish': ['完成保養', 'Finished a maintenance'],
  },
  targets: {
    maintenancePlan: ['保養計畫', 'Plan of maintenance'],
    maintenanceRecord: ['保養紀錄', 'Maintenance'],
  },
  fields: {
    stars: ['評分', 'Stars'],
    budget: ['預算', 'Budget'],
    doneDay: ['完成日', 'Done on'],
    nextFrom: ['下次從哪天算', 'Next counted from'],
  },
  values: {
    'dayRule.same': ['同一天', 'The same day'],
    'dayRule.last': ['月底', 'The last day'],
    'kind.yesNo': ['是否通過', 'Passed or not'],
    'result.pass': ['通過', 'Passed'],
    'result.fail': ['未通過', 'Failed'],
    'result.none': ['不適用', 'Not applicable'],
    'unit.day': ['天', 'Days'],
    'unit.week': ['週', 'Weeks'],
    'unit.month': ['月', 'Months'],
    'unit.year': ['年', 'Years'],
    'nextFrom.plan': ['計畫日', 'The planned day'],
    'nextFrom.done': ['完成日', 'The day it was done'],
  },
  faults: {
    至少選一項資產: 'choose one asset at least',
  },
  permissionGroup: assetPermissions,
  permissions: {
    'maintenancePlans.change': ['更改保養計畫、跳過保養', 'Change plans of maintenance, skip a time'],
    'maintenancePlans.record': ['登記與改期保養', 'Record and move maintenance'],
    'maintenancePlans.view': ['查看保養', 'See maintenance'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    maintenancePlans: typeof maintenancePlansWords
  }
}
