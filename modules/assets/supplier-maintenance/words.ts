import { moduleWords } from '#platform/contract/words.ts'
import { assetPermissions } from '#modules/assets/permission-group.ts'

/** What people call what the pages of suppliers do, have and declare, in both languages. */
export const supplierMaintenanceWords = moduleWords({
  modules: {
    supplierMaintenance: ['廠商保養單', "The supplier's phone"],
  },
  acts: {
    'supplierMaintenance.invite': ['發給廠商保養連結', 'Gave a supplier a link'],
    'supplierMaintenance.endPasses': ['收回廠商保養連結', 'Took back the links of a supplier'],
    'supplierMaintenance.tell': ['傳保養連結給廠商聯絡人', 'Had a link sent to a supplier'],
    'supplierMaintenance.tellFailed': ['廠商保養連結沒有傳到', 'A link did not reach a supplier'],
    'supplierMaintenance.save': ['廠商填保養單', 'A supplier filled in a maintenance'],
  },
  pushes: {
    'supplierMaintenance.failed': ['廠商沒有收到保養連結', 'A link that did not reach a supplier'],
  },
  permissionGroup: assetPermissions,
  permissions: {
    'supplierMaintenance.invite': ['發給廠商保養連結', 'Give suppliers links to their work'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    supplierMaintenance: typeof supplierMaintenanceWords
  }
}
