import { moduleWords } from '#platform/contract/words.ts'
import { packagePermissions } from '#modules/parcels/permission-groups.ts'

/** What people call what package records do, have and declare, in both languages. */
export const packageRecordsWords = moduleWords({
  modules: {
    packageRecords: ['包裹紀錄', 'Package records'],
  },
  acts: {
    'packageRecords.takeStock': ['盤點包裹', 'Took stock'],
    'packageRecords.view': ['查看包裹', 'Viewed a package'],
  },
  fields: {
    elsewhere: ['不在這個位置', 'Elsewhere'],
    here: ['在這個位置', 'In this place'],
    missing: ['找不到', 'Missing'],
    scanned: ['掃描件數', 'Scanned'],
  },
  values: {},
  permissionGroup: packagePermissions,
  permissions: {
    'packageRecords.keep': ['更正、移動、盤點、復原領取', 'Correct, move, take stock, undo'],
    'packageRecords.view': ['包裹紀錄', 'Package records'],
  },
  sheets: {
    packages: ['包裹', 'Packages'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    packageRecords: typeof packageRecordsWords
  }
}
