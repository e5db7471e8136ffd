import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

/** What a list keeps in the address: its filters by name, and the row that is open beside it. */
export interface ListSearch {
  open?: string | undefined
}

/** Where the filters of a list are kept, and how they change. */
export interface Address<Search> {
  search: Search
  change: (next: Partial<Search>) => void
}

/** The search of the page's own address, so that a link shows the same list. A change replaces the entry of the history. */
export function useAddress<Search>(): Address<Search> {
  const search: object = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    search: search as Search,
    change: (next) =>
      void navigate({ to: '.', search: (old: object) => ({ ...old, ...next }) as never, replace: true }),
  }
}

/** The search of a list that is a part of a page, or whose words are nobody else's business; gone with the page. */
export function useOwnSearch<Search>(first: Search): Address<Search> {
  const [search, setSearch] = useState(first)
  return { search, change: (next) => setSearch((old) => ({ ...old, ...next })) }
}
