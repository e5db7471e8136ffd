import { moduleWords } from '#platform/contract/words.ts'
import { assetPermissions } from '#modules/assets/permission-group.ts'

/** What people call what settings of assets do, have and declare, in both languages. */
export const assetSettingsWords = moduleWords({
  modules: {
    assetSettings: ['資產設定', 'Asset settings'],
  },
  acts: {
    'assetSettings.add': ['新增資產選項', 'Added an asset option'],
    'assetSettings.change': ['更改資產選項', 'Changed an asset option'],
    'assetSettings.reorder': ['排列資產選項', 'Ordered asset options'],
    'assetSettings.restore': ['恢復資產選項', 'Used an asset option again'],
    'assetSettings.retire': ['停用資產選項', 'Retired an asset option'],
  },
  targets: {
    assetArea: ['資產區域', 'Area of assets'],
    assetCategory: ['資產類別', 'Category of assets'],
  },
  fields: {
    ownFields: ['欄位', 'Fields'],
    fieldKind: ['欄位種類', 'Kind of field'],
    fieldId: ['欄位編號', 'Id of the field'],
    choices: ['選項', 'Choices'],
    system: ['設備系統', 'System of the building'],
    usefulYears: ['耐用年限', 'Useful years'],
  },
  values: {
    'fieldKind.text': ['文字', 'Text'],
    'fieldKind.number': ['數字', 'Number'],
    'fieldKind.day': ['日期', 'Day'],
    'fieldKind.yesNo': ['是否', 'Yes or no'],
    'fieldKind.choice': ['選項', 'Choice'],
  },
  permissionGroup: assetPermissions,
  permissions: {
    'assetSettings.change': ['更改資產類別與區域', 'Change categories and areas of assets'],
    'assetSettings.view': ['查看資產類別與區域', 'See categories and areas of assets'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    assetSettings: typeof assetSettingsWords
  }
}
