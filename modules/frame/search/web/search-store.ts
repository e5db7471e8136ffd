import { overlay } from '#platform/web/frame/overlay.tsx'
import { loadViews } from './load-views.ts'

/** The search, on any page. */
export const searchOverlay = overlay(async () => (await loadViews()).SearchDialog)

/** Opens the search. */
export const openSearch = (): void => searchOverlay.show({})
