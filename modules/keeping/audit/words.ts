import { moduleWords } from '#platform/contract/words.ts'
import { dataPermissions } from '#modules/keeping/permission-group.ts'

/** What people call what audit do, have and declare, in both languages. */
export const auditWords = moduleWords({
  fields: {
    action: ['動作', 'Action'],
    list: ['清單', 'List'],
    module: ['功能', 'Function'],
    targetId: ['單一對象', 'One subject'],
  },
  values: {},
  permissionGroup: dataPermissions,
  permissions: {
    'audit.view': ['稽核紀錄', 'Audit'],
  },
  sheets: {
    audit: ['稽核紀錄', 'Audit'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    audit: typeof auditWords
  }
}
