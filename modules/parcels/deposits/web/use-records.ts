import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { households } from '#modules/homes/households/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { deposits } from '../contract.ts'
import type { RecordsSearch } from './screens.ts'

const api = client(deposits)
const householdsApi = client(households)
const pageSize = 50

/** All deposits that the filters let through, page by page. */
export function useRecords(search: RecordsSearch, text: string) {
  const { state, kind, building, from, to } = search
  const query = useInfiniteQuery({
    queryKey: ['deposits', 'records', { state, kind, building, from, to, text }],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      api.listDeposits({
        state,
        text,
        kindDetail: kind,
        building: building ?? '',
        from,
        to,
        after: pageParam,
        maxCount: pageSize,
      }),
    getNextPageParam: (last) => last.after ?? undefined,
  })
  useChanges(['deposits.', 'cash.'], () => void query.refetch())
  return query
}

/** One deposit with everything that happened to it. */
export function useDeposit(depositId: string) {
  const query = useQuery({
    queryKey: ['deposits', 'detail', depositId],
    queryFn: async () => (await api.findDeposit({ depositId })).data,
    retry: false,
    staleTime: 30_000,
  })
  useChanges(['deposits.'], () => void query.refetch())
  return query
}

/** Kinds and buildings to filter by. */
export function useFilterOptions() {
  const kinds = useQuery({
    queryKey: ['deposits', 'kinds'],
    queryFn: async () => (await api.listKinds({})).data,
    staleTime: 60_000,
  })
  const buildings = useQuery({
    queryKey: ['households', 'buildings'],
    queryFn: async () => (await householdsApi.listBuildings({})).data,
    staleTime: 300_000,
  })
  return { kinds: kinds.data ?? [], buildings: buildings.data?.map((one) => one.building) ?? [] }
}
