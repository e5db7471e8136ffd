import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { households } from '#modules/households/contract.ts'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { packageRecords } from '../contract.ts'
import { filtersOf } from './list-filters.ts'
import type { ListSearch } from './screens.ts'

const api = client(packageRecords)
const householdsApi = client(households)
const pageSize = 50

/** One page of the list that the address asks for, with its way on, and how many of each state there are. */
export function usePackageList(search: ListSearch) {
  const state = search.state ?? 'waiting'
  const filters = filtersOf(search)
  const named = JSON.stringify([state, filters])
  const pages = useCursorPages(named)
  const list = useQuery({
    queryKey: ['packages', 'list', named, pages.after],
    queryFn: ({ signal }) =>
      api.listPackages({ state, ...filters, after: pages.after, maxCount: pageSize }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const counts = useQuery({
    queryKey: ['packages', 'listCounts', JSON.stringify(filters)],
    queryFn: async ({ signal }) => (await api.countPackages(filters, { signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { state, list, counts, pages, rows: list.data?.data ?? [], pagination: list.data?.pagination }
}

/** The buildings, for the filter. */
export const useBuildings = () =>
  useQuery({
    queryKey: ['households', 'buildings'],
    queryFn: async () => (await householdsApi.listBuildings({})).data,
    staleTime: 300_000,
  })
