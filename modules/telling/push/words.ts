import { deskPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what push do, have and declare, in both languages. */
export const pushWords = moduleWords({
  modules: {
    push: ['推播', 'Notifications'],
  },
  acts: {
    'push.choose': ['變更推播設定', 'Changed notifications'],
  },
  targets: {
    push: ['推播', 'Notification'],
  },
  fields: {
    isWanted: ['要通知', 'Wanted'],
  },
  permissionGroup: deskPermissions,
  permissions: {
    'push.use': ['瀏覽器推播', 'Browser notifications'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    push: typeof pushWords
  }
}
