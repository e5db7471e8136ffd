export { LazyFindingList } from './load-views.ts'
export { openSearch } from './search-store.ts'
export { useFindings } from './use-findings.ts'
