import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { supplierMaintenance } from '../contract.ts'

export const inviteApi = client(supplierMaintenance)
const key = ['supplierInvite']

/** Follows what becomes of the links of today. */
function useFollowed(): void {
  const queries = useQueryClient()
  useChanges(['supplierMaintenance.'], () => void queries.invalidateQueries({ queryKey: key }))
}

/** To whom the link of today goes, what it says, and what became of the last ones. */
export function useSending(supplierId: string) {
  useFollowed()
  return useQuery({
    queryKey: [...key, 'sending', supplierId],
    queryFn: async () => (await inviteApi.showSending({ supplierId })).data,
  })
}

/** The suppliers that the link of today did not reach. */
export function useFailures(enabled: boolean) {
  useFollowed()
  return useQuery({
    queryKey: [...key, 'failures'],
    queryFn: async () => (await inviteApi.listFailures({})).data,
    enabled,
  })
}
