// What the other modules of the area need of assets in their own transactions.
export { lockAsset } from './correct.ts'
export { findAsset, readAsset, readAssets, readRows } from './queries.ts'
export { assetHistory, type AssetRow, assetTable, attachmentTable } from './tables.ts'
export { bookValue, monthsBetween } from './worth.ts'
