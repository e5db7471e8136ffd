import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { households } from '#modules/homes/households/contract.ts'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { filtersOf } from './list-filters.ts'
import { countsQuery, listQuery } from './list-query.ts'
import type { ListSearch } from './screens.ts'

const householdsApi = client(households)

/** One page of the list that the address asks for, with its way on, and how many of each state there are. */
export function usePackageList(search: ListSearch) {
  const state = search.state ?? 'waiting'
  const pages = useCursorPages(JSON.stringify([state, filtersOf(search)]))
  const list = useQuery({ ...listQuery(search, pages.after), placeholderData: keepPreviousData })
  const counts = useQuery({ ...countsQuery(search), placeholderData: keepPreviousData })
  return { state, list, counts, pages, rows: list.data?.data ?? [], pagination: list.data?.pagination }
}

/** The buildings, for the filter. */
export const useBuildings = () =>
  useQuery({
    queryKey: ['households', 'buildings'],
    queryFn: async () => (await householdsApi.listBuildings({})).data,
    staleTime: 300_000,
  })
