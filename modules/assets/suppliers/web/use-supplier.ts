import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { suppliersApi } from './list-query.ts'

/** One supplier; it follows what others change. */
export function useSupplier(supplierId: string | undefined) {
  const queries = useQueryClient()
  useChanges(['suppliers.'], () => void queries.invalidateQueries({ queryKey: ['supplier'] }))
  return useQuery({
    queryKey: ['supplier', supplierId],
    enabled: supplierId !== undefined,
    queryFn: async () => (await suppliersApi.readSupplier({ supplierId: supplierId ?? '' })).data,
    retry: false,
  })
}

/** The files of a supplier. */
export const useFiles = (supplierId: string) =>
  useQuery({
    queryKey: ['supplier', supplierId, 'files'],
    queryFn: async () => (await suppliersApi.listFiles({ supplierId })).data,
  })
