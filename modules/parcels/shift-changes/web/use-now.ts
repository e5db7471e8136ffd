import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { shiftChanges } from '../contract.ts'

export const shiftApi = client(shiftChanges)

/** Everything open at the desk, asked for again after each change of it. */
export function useNow() {
  const queries = useQueryClient()
  useChanges(
    ['packages.', 'deposits.', 'returns.', 'cash.', 'shiftChanges.'],
    () => void queries.invalidateQueries({ queryKey: ['shiftChanges'] }),
  )
  return useQuery({
    queryKey: ['shiftChanges', 'now'],
    queryFn: async () => (await shiftApi.listOpen({})).data,
    retry: false,
  })
}
