import { moduleWords } from '#platform/contract/words.ts'
import { mealsPermissions } from '#modules/meals/permission-group.ts'

/** What people call what reports of the kitchen do, in both languages. */
export const foodReportsWords = moduleWords({
  modules: { foodReports: ['點餐報表', 'Reports of the kitchen'] },
  values: {
    'report.foodOrders': ['點餐紀錄', 'Orders'],
    'report.foodOrderLines': ['點餐明細', 'Lines of orders'],
  },
  faults: { '月份請填 N-N 這樣的格式': 'a month as 2026-11, please' },
  permissionGroup: mealsPermissions,
  permissions: {
    'foodReports.view': ['查看點餐月報', 'See monthly reports of the kitchen'],
    'foodReports.export': ['匯出點餐報表', 'Export reports of the kitchen'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    foodReports: typeof foodReportsWords
  }
}
