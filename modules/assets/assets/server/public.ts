// What the other modules of the area need of assets in their own transactions.
export { lockNumbers, writeNew } from './add.ts'
export { isInUse } from './checked.ts'
export { lockAsset, writeChanged } from './correct.ts'
export { findAsset, readAsset, readAssets, readRows } from './queries.ts'
export { assetHistory, type AssetRow, assetTable, attachmentTable } from './tables.ts'
export { cellsOf } from './sheet-cells.ts'
export { bookValue, monthsBetween, writtenOff } from './worth.ts'
