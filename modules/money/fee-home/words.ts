import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call the first page of the treasurer, in both languages. */
export const feeHomeWords = moduleWords({
  modules: { feeHome: ['管理費總覽', 'Fees'] },
  permissionGroup: feePermissions,
  permissions: { 'feeHome.view': ['查看管理費總覽', 'See the overview of fees'] },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    feeHome: typeof feeHomeWords
  }
}
