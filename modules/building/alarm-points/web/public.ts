import './page-texts.ts'

export { conditionOf, conditionWords } from './condition.ts'
export { pointsQuery } from './list-query.ts'
export { pointsPath } from './screens.ts'
export { SilenceDialog } from './SilenceDialog.tsx'
export { useCategories } from './use-categories.ts'
export { PointStatus } from './use-point-columns.tsx'
