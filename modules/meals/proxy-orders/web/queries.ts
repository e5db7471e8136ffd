import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { proxyOrders } from '../contract.ts'
import type { OfferSearch } from './screens.ts'

export const proxyApi = client(proxyOrders)

/** A page of what is or was offered. */
export const offersQuery = ({ view, text = '' }: OfferSearch, { after }: PageStart) =>
  pageQuery(['proxyOrders', 'offers'], proxyApi.listOffers, {
    offerState: view ?? 'all',
    text,
    after,
    maxCount: 50,
  })

/** The orders of an offer. */
export const ordersQuery = (offerId: string) =>
  queryOptions({
    queryKey: ['proxyOrders', 'orders', offerId],
    queryFn: async () => (await proxyApi.listOrders({ offerId })).data,
  })

/** While mounted, whatever is shown of group buys is asked for again after every change of them. Gives how to ask by hand. */
export function useProxyChanges(): () => Promise<void> {
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: ['proxyOrders'] })
  useChanges(['proxyOrders.'], () => void again())
  return again
}
