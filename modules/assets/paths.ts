/** The pages of assets, which lead to one another. */
export const assetHomePath = '/mgmt/asset'
export const assetListPath = '/mgmt/asset/assetList'
export const assetEditPath = '/mgmt/asset/assetEdit'
export const assetLabelsPath = '/mgmt/asset/assetQRcode'
export const consumableListPath = '/mgmt/asset/consumableList'
export const assetImportPath = '/mgmt/asset/assetImport'
export const fundPath = '/mgmt/asset/costEstimation'
/** The address of the older pages. */
export const oldAssetPath = '/community/assetMain.aspx'
/** The pages of suppliers, plans and repairs. */
export const suppliersPath = '/mgmt/supplier'
export const supplierEditPath = '/mgmt/supplier/supplierEdit'
export const supplierDetailPath = '/mgmt/supplier/supplierDetail'
export const maintenancePath = '/mgmt/asset/maintenance'
/** What a supplier finds with its code of the day. */
export const supplierWorkPath = '/mgmt/supplierMaintenance/list'
/** What a code on a wall opens for whoever has no account, and a label too. */
export const reportPath = '/mgmt/repairReport'
export const repairsPath = '/mgmt/asset/repairs'
/** What maintenance may cost in a year, and the state of all plants. */
export const yearBudgetPath = '/mgmt/asset/maintenance/budget/$selectedYears'
export const budgetPath = (year: number): string => yearBudgetPath.replace('$selectedYears', String(year))
export const plantsPath = '/mgmt/asset/centerMonitoring'
export const assetSettingPath = '/mgmt/asset/assetSetting'
