import { useQuery, useQueryClient } from '@tanstack/react-query'
import { communities } from '#modules/communities/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'

const api = client(communities)

/** Whether the community allows signatures (R126); no while unknown. */
export function useSignatureAllowed(): boolean {
  const queries = useQueryClient()
  useChanges(
    ['packageSettings.changed'],
    () => void queries.invalidateQueries({ queryKey: ['communities', 'isSignatureAllowed'] }),
  )
  const { data } = useQuery({
    queryKey: ['communities', 'isSignatureAllowed'],
    staleTime: 60_000,
    queryFn: async () => (await api.isSignatureAllowed({})).data,
  })
  return data ?? false
}
