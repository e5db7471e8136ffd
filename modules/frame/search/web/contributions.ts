import type { Contributions } from '#platform/web/frame/contributions.ts'
import { loadViews } from './load-views.ts'
import { SearchHost } from './SearchHost.tsx'
import { openSearch } from './search-store.ts'

export const searchContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'search',
      label: 'search:title',
      icon: 'search',
      group: 'help',
      key: 'Ctrl+K',
      open: openSearch,
      header: true,
    },
  ],
  dialogs: [SearchHost],
  provisions: [{ name: 'search', fetch: loadViews }],
}
