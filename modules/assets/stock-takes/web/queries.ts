import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { stockTakes } from '../contract.ts'

export const stockTakesApi = client(stockTakes)

/** All stock-takes; words are looked for where they are shown. */
export const takesQuery = () => pageQuery(['stockTakes', 'list'], stockTakesApi.list, {})

/** One stock-take, kept for a whole round without a line. */
export const useTake = (takeId: string) =>
  useQuery({
    queryKey: ['stockTakes', 'one', takeId],
    queryFn: async () => (await stockTakesApi.read({ takeId })).data,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Follows what other phones count. */
export function useTakeChanges(): () => void {
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: ['stockTakes'] })
  useChanges(['stockTakes.'], again)
  return again
}
