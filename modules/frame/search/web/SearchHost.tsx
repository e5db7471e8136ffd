import { Suspense, useSyncExternalStore } from 'react'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { LazySearchDialog } from './load-views.ts'
import { onSearch, openSearch, searchShown } from './search-store.ts'

/** Shows the search when it is asked for; `/` asks on pages that have no field of their own for it. */
export function SearchHost() {
  const shown = useSyncExternalStore(onSearch, searchShown)
  useHotKey('/', 'search:title', openSearch, { scope: 'frame' })
  return <Suspense fallback={null}>{shown && <LazySearchDialog />}</Suspense>
}
