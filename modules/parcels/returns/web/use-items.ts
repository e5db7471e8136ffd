import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Asked } from '#platform/contract/call.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { returns } from '../contract.ts'

const api = client(returns)

/** While mounted, whatever is shown of returns and parcels is asked for again after every change of them. */
export function useItemEvents(): void {
  const queries = useQueryClient()
  useChanges(['returns.'], () => void queries.invalidateQueries({ queryKey: ['courierItems'] }))
}

/** A page of items. */
export function useItems(input: Asked<typeof returns.calls.listItems>) {
  return useQuery({
    queryKey: ['courierItems', 'list', input],
    queryFn: ({ signal }) => api.listItems(input, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** How much waits, of each kind and for each courier. */
export function useWaitingSummary() {
  return useQuery({
    queryKey: ['courierItems', 'summary'],
    queryFn: async () => (await api.summarizeWaiting({})).data,
    retry: false,
  })
}

/** One item with its timeline; every look is audited, so it is asked for again only after a change. */
export function useItem(itemId: string) {
  return useQuery({
    queryKey: ['courierItems', 'detail', itemId],
    queryFn: async () => (await api.getItem({ itemId })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
