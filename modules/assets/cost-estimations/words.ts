import { moduleWords } from '#platform/contract/words.ts'
import { assetPermissions } from '#modules/assets/permission-group.ts'

/** What people call what the forecast of the repair fund does, has and declares, in both languages. */
export const costEstimationsWords = moduleWords({
  modules: {
    costEstimations: ['修繕基金', 'Repair fund'],
  },
  acts: {
    'costEstimations.changeBudget': ['調整保養預算', 'Changed a budget of maintenance'],
    'costEstimations.changeBudgetAgain': [
      '調整保養預算（重送）',
      'Changed a budget of maintenance (sent again)',
    ],
    'costEstimations.export': ['匯出修繕基金預測', 'Exported the forecast of the repair fund'],
    'costEstimations.savePlan': ['儲存修繕基金設定', 'Saved settings of the repair fund'],
  },
  targets: {
    maintenanceBudget: ['保養預算', 'Budget of maintenance'],
    fundPlan: ['修繕基金設定', 'Settings of the repair fund'],
  },
  fields: {
    budgetYear: ['預算年度', 'Year of the budget'],
    inflationBp: ['通膨（萬分之一）', 'Inflation in hundredths of a percent'],
    interestBp: ['利率（萬分之一）', 'Interest in hundredths of a percent'],
    monthlyPerPing: ['每坪每月', 'A ping and month'],
    pingHundredths: ['計費坪數（百分之一坪）', 'Pings that pay, in hundredths'],
    raiseFrom: ['調升起始年', 'Raise from'],
    raisePerPing: ['每坪調升', 'Raise a ping'],
  },
  permissionGroup: assetPermissions,
  permissions: {
    'costEstimations.change': [
      '更改修繕基金設定與保養預算',
      'Change settings of the repair fund and budgets of maintenance',
    ],
    'costEstimations.view': [
      '查看修繕基金預測與保養預算',
      'See the forecast of the repair fund and budgets of maintenance',
    ],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    costEstimations: typeof costEstimationsWords
  }
}
