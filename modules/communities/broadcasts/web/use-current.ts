import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { broadcasts } from '../contract.ts'

const api = client(broadcasts)

/** The longest that a browser's timer waits. */
const longest = 2 ** 31 - 1

export const currentQuery = queryOptions({
  queryKey: ['broadcasts', 'current'],
  queryFn: async () => (await api.showCurrent({})).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** What the operator shows now: asked for once, again when it is told live that it changed, and at the midnight that changes it. */
export function useCurrent() {
  const client = useQueryClient()
  const { data } = useQuery(currentQuery)
  useChanges(['broadcasts.'], () => void client.invalidateQueries(currentQuery))
  const changesAt = data?.changesAt?.getTime()
  useEffect(() => {
    if (changesAt === undefined) return
    const wait = Math.min(longest, Math.max(1000, changesAt - Date.now()))
    const timer = setTimeout(() => void client.invalidateQueries(currentQuery), wait)
    return () => clearTimeout(timer)
  }, [changesAt, client])
  return data
}
