import { latePart } from '#platform/web/live/late-part.ts'

/** The code of the search: nobody waits for it on the first page, and it is here before the line is lost. */
export const loadViews = () => import('./views.ts')

export const LazyFindingList = latePart(async () => (await loadViews()).FindingList)
