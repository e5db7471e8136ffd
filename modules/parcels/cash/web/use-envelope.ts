import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { cash } from '../contract.ts'

const api = client(cash)

/** An envelope's lines and what it can pay, kept fresh while other desks work. */
export function useEnvelope(depositId: string) {
  const query = useQuery({
    queryKey: ['cash', 'envelope', depositId],
    queryFn: async () => (await api.showEnvelope({ depositId })).data,
    retry: false,
  })
  useChanges(['cash.', 'packages.', 'deposits.'], () => void query.refetch())
  return query
}

/** What lies in the drawer and the last count. */
export function useTotals() {
  const query = useQuery({ queryKey: ['cash', 'totals'], queryFn: async () => (await api.totals({})).data })
  useChanges(['cash.', 'deposits.'], () => void query.refetch())
  return query
}

/** What this community decided about cash, such as the limit of an envelope. */
export function useCashSetting() {
  return useQuery({
    queryKey: ['cash', 'setting'],
    queryFn: async () => (await api.findSetting({})).data,
    staleTime: 60_000,
  })
}

/** Everything that shows cash is asked for again. */
export function useCashRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['cash'] }),
      queries.invalidateQueries({ queryKey: ['deposits'] }),
    ])
  }
}
