import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { foodOrders } from '../contract.ts'
import { heldOrders } from '../held-contract.ts'

export const ordersApi = client(foodOrders)
export const heldApi = client(heldOrders)

/** The orders that were put aside at the desk. */
export const heldQuery = queryOptions({
  queryKey: ['foodOrders', 'held'],
  queryFn: async () => (await heldApi.list({})).data,
})

/** Asks for them again. */
export function useHeldAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: heldQuery.queryKey })
}

/** What is to be cooked or taken. */
export const kitchenQuery = queryOptions({
  queryKey: ['foodOrders', 'kitchen'],
  queryFn: async () => (await ordersApi.listKitchen({})).data,
})

/** One order. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['foodOrders', 'one', orderId],
    queryFn: async () => (await ordersApi.get({ orderId })).data,
    retry: false,
  })

/** While mounted, whatever is shown of orders and points is asked for again after every change of them. */
export function useOrderChanges(): void {
  const queries = useQueryClient()
  useChanges(['foodOrders.'], () => void queries.invalidateQueries({ queryKey: ['foodOrders'] }))
  useChanges(
    ['points.changed', 'foodOrders.'],
    () => void queries.invalidateQueries({ queryKey: ['points'] }),
  )
}
