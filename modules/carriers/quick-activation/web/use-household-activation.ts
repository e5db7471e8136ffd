import { useQuery } from '@tanstack/react-query'
import { activation } from '#modules/carriers/activation/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'

const api = client(activation)

/** What is activated for a household now: its residents, cards, phones, open serial numbers; follows every change. */
export function useHouseholdActivation(householdId: string) {
  const query = useQuery({
    queryKey: ['activation', householdId],
    queryFn: async () => (await api.getActivation({ householdId })).data,
  })
  useChanges(['activation.'], () => void query.refetch())
  return query
}
