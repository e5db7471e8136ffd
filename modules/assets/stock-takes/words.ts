import { moduleWords } from '#platform/contract/words.ts'
import { assetPermissions } from '#modules/assets/permission-group.ts'

/** What people call what stock-takes do, have and declare, in both languages. */
export const stockTakesWords = moduleWords({
  modules: {
    stockTakes: ['資產盤點', 'Stock-takes'],
  },
  acts: {
    'stockTakes.begin': ['開始盤點', 'Began a stock-take'],
    'stockTakes.beginAgain': ['開始盤點（重送）', 'Began a stock-take (sent again)'],
    'stockTakes.count': ['盤點資產', 'Counted an asset'],
    'stockTakes.countLate': ['晚到的盤點（已有較新的）', 'Counted an asset (a later count holds)'],
    'stockTakes.close': ['結束盤點', 'Closed a stock-take'],
    'stockTakes.giveUp': ['放棄盤點', 'Gave up a stock-take'],
  },
  targets: {
    stockTake: ['盤點', 'Stock-take'],
  },
  fields: {
    result: ['盤點結果', 'What was found'],
    differing: ['差異項數', 'Differences'],
  },
  values: {
    'result.found': ['找到', 'Found'],
    'result.moved': ['位置不同', 'Moved'],
    'result.missing': ['遺失', 'Missing'],
    'result.damaged': ['損壞', 'Damaged'],
  },
  permissionGroup: assetPermissions,
  permissions: {
    'stockTakes.count': ['盤點資產', 'Count assets'],
    'stockTakes.decide': ['開始與結束盤點', 'Begin and close stock-takes'],
    'stockTakes.view': ['查看盤點', 'See stock-takes'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    stockTakes: typeof stockTakesWords
  }
}
