import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { householdImports } from '../contract.ts'
import type { HouseholdImport } from '../shapes.ts'

/** The calls of imports. */
export const importsApi = client(householdImports)

/** Milliseconds: events say how far an import is, and this asks in case one was lost. */
const poll = 2000

/** Whether an import is being checked or written. */
export const isUnderWay = ({ state }: Pick<HouseholdImport, 'state'>): boolean =>
  state === 'checking' || state === 'applying'

/** Whether an import is not there any more, which asking again does not change. */
export const isGone = (error: Error | null): boolean => error instanceof Problem && error.kind === 'notFound'

/** One import while it is checked and written: by events, and by asking every two seconds. */
export function useImport(importId: string) {
  const queries = useQueryClient()
  useChanges(['householdImports.'], () => void queries.invalidateQueries({ queryKey: ['householdImports'] }))
  return useQuery({
    queryKey: ['householdImports', importId],
    queryFn: async () => (await importsApi.get({ importId })).data,
    refetchInterval: ({ state }) =>
      isGone(state.error) || (state.data && !isUnderWay(state.data)) ? false : poll,
    retry: false,
  })
}

/** The last imports of the community. */
export function useImportList() {
  const queries = useQueryClient()
  useChanges(['householdImports.'], () => void queries.invalidateQueries({ queryKey: ['householdImports'] }))
  return useQuery({
    queryKey: ['householdImports', 'list'],
    queryFn: async () => (await importsApi.list({})).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? poll : false),
  })
}
