import { lazy } from 'react'

/** The code of the search: nobody waits for it on the first page, and it is here before the line is lost. */
export const loadViews = () => import('./views.ts')

export const LazyFindingList = lazy(async () => ({ default: (await loadViews()).FindingList }))
export const LazySearchDialog = lazy(async () => ({ default: (await loadViews()).SearchDialog }))
