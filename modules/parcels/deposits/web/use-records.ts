import { useQuery, useQueryClient } from '@tanstack/react-query'
import { households } from '#modules/homes/households/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { deposits } from '../contract.ts'

const api = client(deposits)
const householdsApi = client(households)

/** While mounted, the list is asked for again after every change of deposits and their cash. */
export function useDepositEvents(): void {
  const queries = useQueryClient()
  useChanges(
    ['deposits.', 'cash.'],
    () => void queries.invalidateQueries({ queryKey: ['deposits', 'records'] }),
  )
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
  return { kinds: kinds.data ?? [], buildings: buildings.data?.map((row) => row.building) ?? [] }
}
