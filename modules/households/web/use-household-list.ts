import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { households } from '../contract.ts'

const api = client(households)

/** The buildings, the first step of every list. */
export function useBuildings() {
  return useQuery({
    queryKey: ['households', 'buildings'],
    queryFn: async () => (await api.listBuildings({})).data,
    staleTime: 300_000,
  })
}

/** The households of a building, or those that a fragment finds. */
export function useHouseholdList(building: string | undefined, fragment: string) {
  return useQuery({
    queryKey: ['households', 'list', fragment ? '' : building, fragment],
    queryFn: async ({ signal }) =>
      fragment
        ? (await api.findHouseholds({ text: fragment, maxCount: 50 }, { signal })).data
        : (await api.listHouseholds({ building: building ?? '' }, { signal })).data,
    enabled: fragment !== '' || building !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** One household with residents, cards, phones and plates; every look is audited, so it is not asked for again by itself. */
export function useHousehold(householdId: string) {
  return useQuery({
    queryKey: ['households', 'detail', householdId],
    queryFn: async () => (await api.getHousehold({ householdId })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
