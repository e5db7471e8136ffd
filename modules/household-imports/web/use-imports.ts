import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { householdImports } from '../contract.ts'
import type { HouseholdImport } from '../shapes.ts'

export const importsApi = client(householdImports)

/** Milliseconds: events say how far an import is, and this asks in case one was lost. */
const poll = 2000

export const isUnderWay = ({ state }: Pick<HouseholdImport, 'state'>): boolean =>
  state === 'checking' || state === 'applying'

/** One import while it is checked and written: by events, and by asking every two seconds. */
export function useImport(importId: string) {
  const queries = useQueryClient()
  useChanges(['householdImports.'], () => void queries.invalidateQueries({ queryKey: ['householdImports'] }))
  return useQuery({
    queryKey: ['householdImports', importId],
    queryFn: async () => (await importsApi.get({ importId })).data,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : poll),
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
