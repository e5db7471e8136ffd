import { moduleWords } from '#platform/contract/words.ts'
import { visitorPermissions } from '#modules/visitors/permission-group.ts'

/** What people call what visitor settings do, have and declare, in both languages. */
export const visitorSettingsWords = moduleWords({
  modules: {
    visitorSettings: ['訪客設定', 'Visitor settings'],
  },
  acts: {
    'visitorSettings.add': ['新增訪客選項', 'Added a visitor option'],
    'visitorSettings.change': ['更改訪客選項', 'Changed a visitor option'],
    'visitorSettings.reorder': ['排列訪客選項', 'Ordered visitor options'],
    'visitorSettings.restore': ['恢復訪客選項', 'Used a visitor option again'],
    'visitorSettings.retire': ['停用訪客選項', 'Retired a visitor option'],
    'visitorSettings.save': ['儲存訪客設定', 'Saved visitor settings'],
  },
  targets: {
    idCard: ['換證', 'Pledge'],
    pledgeKind: ['換證', 'Pledge'],
    vendorKind: ['廠商類別', 'Kind of vendor'],
    parkingSpace: ['訪客車位', 'Visitor bay'],
    vendorType: ['廠商類別', 'Kind of vendor'],
    visitReason: ['來訪事由', 'Reason of visit'],
    visitorSetting: ['訪客設定', 'Visitor settings'],
  },
  fields: {
    bays: ['車位', 'Bays'],
    consentVersion: ['同意書版本', 'Version of the consent'],
    isCodeOn: ['訪客 QR 碼', 'Visitor QR codes'],
    isNationalId: ['國民身分證', 'National ID'],
  },
  values: {
    'visitorSetting.desk': ['櫃台', 'Front desk'],
    'visitorSetting.registration': ['實名登記', 'Visitor form'],
  },
  permissionGroup: visitorPermissions,
  permissions: {
    'visitorSettings.change': ['更改訪客設定', 'Change visitor settings'],
    'visitorSettings.view': ['查看訪客設定', 'See visitor settings'],
  },
  faults: {
    '同意事項至少 N 個字': 'the words of consent have at least N characters',
    車位名稱不可重複: 'no name of a bay twice',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    visitorSettings: typeof visitorSettingsWords
  }
}
