import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call what prepayments do, have and declare, in both languages. */
export const prepaymentsWords = moduleWords({
  modules: {
    prepayments: ['預收款', 'Paid ahead'],
  },
  acts: {
    'prepayments.move': ['預收款移到另一戶', 'Moved what was paid ahead'],
  },
  sheets: {
    prepayments: ['預收款', 'Paid ahead'],
  },
  permissionGroup: feePermissions,
  permissions: {
    'prepayments.view': ['查看預收款', 'See what was paid ahead'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    prepayments: typeof prepaymentsWords
  }
}
