export { entries } from './entries.ts'
export { listAreas, listCategories } from './lists.ts'
export { areaTable, type CategoryRow, categoryTable } from './tables.ts'
