import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { households } from '#modules/homes/households/contract.ts'
import { activation } from '../contract.ts'

const api = client(activation)
const householdsApi = client(households)

/** While mounted, whatever is shown of cards and phones is asked for again after every change of them. */
export function useActivationEvents(): void {
  const queries = useQueryClient()
  useChanges(['activation.'], () => void queries.invalidateQueries({ queryKey: ['activation'] }))
}

/** One household's cards, phones and serial numbers; every look is audited, so it is asked for again only after a change. */
export function useHouseholdActivation(householdId: string) {
  return useQuery({
    queryKey: ['activation', 'household', householdId],
    queryFn: async () => (await api.getActivation({ householdId })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** The buildings, for the filter. */
export function useBuildingNames(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['households', 'buildings'],
    queryFn: async () => (await householdsApi.listBuildings({})).data,
    staleTime: 5 * 60_000,
  })
  return data?.map((row) => row.building) ?? []
}

/** The calls, and the way to see at once what they changed. */
export function useActs() {
  const queries = useQueryClient()
  return {
    api,
    refresh: () => void queries.invalidateQueries({ queryKey: ['activation'] }),
  }
}
