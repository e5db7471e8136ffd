import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { households } from '#modules/homes/households/contract.ts'

const api = client(households)

/** One household with residents, cards, phones and plates; every look is audited, so it is not asked for again by itself. */
export function useHousehold(householdId: string) {
  return useQuery({
    queryKey: ['households', 'detail', householdId],
    queryFn: async () => (await api.getHousehold({ householdId })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
