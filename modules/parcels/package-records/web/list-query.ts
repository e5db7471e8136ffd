import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { packageRecords } from '../contract.ts'
import { filtersOf } from './list-filters.ts'
import type { ListSearch } from './screens.ts'

const api = client(packageRecords)
const pageSize = 50

/** One page of the list of packages, the first or the one behind a cursor. */
export const listQuery = (search: ListSearch, after = '') => {
  const state = search.state ?? 'waiting'
  const filters = filtersOf(search)
  return queryOptions({
    queryKey: ['packages', 'list', JSON.stringify([state, filters]), after],
    queryFn: ({ signal }) => api.listPackages({ state, ...filters, after, maxCount: pageSize }, { signal }),
    retryOnMount: false,
  })
}

/** How many packages of each state the filters find. */
export const countsQuery = (search: ListSearch) => {
  const filters = filtersOf(search)
  return queryOptions({
    queryKey: ['packages', 'listCounts', JSON.stringify(filters)],
    queryFn: async ({ signal }) => (await api.countPackages(filters, { signal })).data,
  })
}

/** Asks for the first page that an address means. */
export const askFirstPage = (search: ListSearch): Promise<void> =>
  queryClient.prefetchQuery(listQuery(search))
