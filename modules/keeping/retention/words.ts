import { moduleWords } from '#platform/contract/words.ts'
import { dataPermissions } from '#modules/keeping/permission-group.ts'

/** What people call what retention do, have and declare, in both languages. */
export const retentionWords = moduleWords({
  modules: {
    retention: ['保存期限', 'Retention'],
  },
  acts: {
    'retention.change': ['變更保存期限', 'Changed a retention'],
    'retention.forget': ['到期清空資料', 'Forgot data past its retention'],
  },
  targets: {
    retention: ['保存期限', 'Retention'],
  },
  permissionGroup: dataPermissions,
  permissions: {
    'retention.manage': ['個人資料保存期限', 'Retention of personal data'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    retention: typeof retentionWords
  }
}
