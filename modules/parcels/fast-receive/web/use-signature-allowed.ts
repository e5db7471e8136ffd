import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { packageSettings } from '#modules/parcels/package-settings/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'

const api = client(packageSettings)

/** Once known it stays: the line may be lost. */
export const signatureAllowedQuery = queryOptions({
  queryKey: ['packageSettings', 'isSignatureAllowed'],
  staleTime: 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await api.isSignatureAllowed({})).data,
})

/** Whether the community allows signatures (R126); no while unknown. */
export function useSignatureAllowed(): boolean {
  const queries = useQueryClient()
  useChanges(
    ['packageSettings.changed'],
    () => void queries.invalidateQueries({ queryKey: signatureAllowedQuery.queryKey }),
  )
  return useQuery(signatureAllowedQuery).data ?? false
}
