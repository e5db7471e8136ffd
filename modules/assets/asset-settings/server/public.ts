export { entries } from './entries.ts'
export { listAreas, listCategories, requireArea, requireCategory } from './lists.ts'
export { areaTable, type CategoryRow, categoryTable } from './tables.ts'
