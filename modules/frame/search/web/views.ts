export { FindingList } from './FindingList.tsx'
export { findEverywhere } from './find-everywhere.ts'
export { SearchDialog } from './SearchDialog.tsx'
