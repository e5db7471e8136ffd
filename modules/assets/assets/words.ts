import { moduleWords } from '#platform/contract/words.ts'
import { assetPermissions } from '#modules/assets/permission-group.ts'

/** What people call what assets do, have and declare, in both languages. */
export const assetsWords = moduleWords({
  modules: {
    assets: ['資產', 'Assets'],
  },
  acts: {
    'assets.add': ['新增資產', 'Added an asset'],
    'assets.addAgain': ['新增資產（重送）', 'Added an asset (sent again)'],
    'assets.addAttachment': ['加入資產檔案', 'Added a file to an asset'],
    'assets.addAttachmentAgain': ['加入資產檔案（重送）', 'Added a file to an asset (sent again)'],
    'assets.correct': ['修改資產', 'Changed an asset'],
    'assets.export': ['匯出資產', 'Exported assets'],
    'assets.label': ['列印資產標籤', 'Printed labels of assets'],
    'assets.remove': ['刪除資產', 'Removed an asset'],
    'assets.removeAttachment': ['刪除資產檔案', 'Removed a file of an asset'],
  },
  targets: {
    asset: ['資產', 'Asset'],
  },
  fields: {
    areaId: ['區域', 'Area'],
    assetStatus: ['狀態', 'Status'],
    attachmentKind: ['檔案種類', 'Kind of file'],
    boughtOn: ['購入日期', 'Bought on'],
    brand: ['廠牌', 'Brand'],
    assetCategoryId: ['類別', 'Category'],
    lendable: ['可借數量', 'To lend'],
    model: ['型號', 'Model'],
    purchaseCost: ['購入金額', 'Cost'],
    replacementCost: ['換新金額', 'Cost of new ones'],
    residualValue: ['殘值', 'Residual value'],
    specification: ['規格', 'Specification'],
    supplierId: ['廠商', 'Supplier'],
    warrantyUntil: ['保固到期', 'Warranty until'],
  },
  values: {
    'attachmentKind.paper': ['文件', 'Paper'],
    'attachmentKind.photo': ['照片', 'Photo'],
    'assetStatus.1': ['使用中', 'In use'],
    'assetStatus.2': ['備用', 'Spare'],
    'assetStatus.3': ['待維修', 'To be repaired'],
    'assetStatus.4': ['維修中', 'Being repaired'],
    'assetStatus.5': ['停用', 'Out of use'],
    'assetStatus.6': ['報廢', 'Scrapped'],
  },
  permissionGroup: assetPermissions,
  permissions: {
    'assets.change': ['新增與修改資產', 'Add and change assets'],
    'assets.view': ['查看資產', 'See assets'],
  },
  pushes: {
    'assets.paperEnds': ['設備文件到期', 'Papers of assets that end'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    assets: typeof assetsWords
  }
}
