import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { visitorLoans } from '../contract.ts'

const api = client(visitorLoans)

/** What the desk lends now, with how many are left; other desks' loans show at once. */
export function useLendables() {
  const queries = useQueryClient()
  const queryKey = ['visitorLoans', 'lendables']
  useChanges(['visitorLoans.'], () => void queries.invalidateQueries({ queryKey }))
  const query = useQuery({ queryKey, queryFn: async () => (await api.listLendables({})).data })
  return { ...query, things: (query.data ?? []).filter((row) => row.isEnabled) }
}

/** What a visitor was lent, the oldest first; of everybody what is not back, when no visitor is named. */
export function useLoans(visitorId?: string) {
  const queries = useQueryClient()
  useChanges(['visitorLoans.'], () => void queries.invalidateQueries({ queryKey: ['visitorLoans', 'loans'] }))
  return useQuery({
    queryKey: ['visitorLoans', 'loans', visitorId ?? 'all'],
    queryFn: async () => (await api.listLoans({ visitorId })).data,
  })
}
