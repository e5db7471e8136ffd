import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { openSearch, searchOverlay } from './search-store.ts'

/** Shows the search when it is asked for; `/` asks on pages that have no field of their own for it. */
export function SearchHost() {
  useHotKey('/', 'search:title', openSearch, { scope: 'frame' })
  return <searchOverlay.Host />
}
