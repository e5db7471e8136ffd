import { residentPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what household properties do, have and declare, in both languages. */
export const householdPropertiesWords = moduleWords({
  modules: {
    householdProperties: ['產權', 'Property'],
  },
  acts: {
    'householdProperties.change': ['更改產權資料', 'Changed property data'],
    'householdProperties.view': ['查看產權資料', 'Viewed property data'],
  },
  fields: {
    carSpaces: ['汽車位', 'Car spaces'],
    exclusiveArea: ['專有面積', 'Exclusive area'],
    householdProperties: ['區分所有權人名冊', 'Register of owners'],
    isRepresentative: ['代表人', 'Representative'],
    motorcycleSpaces: ['機車位', 'Motorcycle spaces'],
    owners: ['區分所有權人', 'Owners'],
    shareDenominator: ['持分分母', 'Share, denominator'],
    shareNumerator: ['持分分子', 'Share, numerator'],
    titleArea: ['權狀面積', 'Title area'],
  },
  values: {
    'kind.flat': ['平面', 'Flat'],
    'kind.mechanical': ['機械', 'Mechanical'],
  },
  permissionGroup: residentPermissions,
  permissions: {
    'householdProperties.unmask': ['顯示所有權人完整資料', 'See owners in full'],
  },
  holdings: {
    householdProperties: {
      title: ['區分所有權人名冊', 'Register of owners'],
      words: [
        '名冊依公寓大廈管理條例維持，所有權移轉時由戶別資料更正；不因請求刪除。',
        'The register is required by law (Condominium Act) and is corrected when ownership passes on; it is not deleted on request.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    householdProperties: typeof householdPropertiesWords
  }
}
