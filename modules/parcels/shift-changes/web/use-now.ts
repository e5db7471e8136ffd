import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { openQuery } from './list-query.ts'

/** Everything open at the desk, asked for again after each change of it. */
export function useNow() {
  const queries = useQueryClient()
  useChanges(
    ['packages.', 'deposits.', 'returns.', 'cash.', 'shiftChanges.'],
    () => void queries.invalidateQueries({ queryKey: ['shiftChanges'] }),
  )
  return useQuery(openQuery)
}
