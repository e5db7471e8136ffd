import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { packageRecords, type PackageRecord } from '../contract.ts'

const api = client(packageRecords)

/**
 * One package with its history. Every look is audited, so it is asked for again only when the row of the list says that
 * something happened to it.
 */
export function usePackageDetail(packageId: string, row: PackageRecord | undefined) {
  const version = row && [row.rowVersion, row.state, row.remindCount].join('-')
  const query = useQuery({
    queryKey: ['packageDetail', packageId, version],
    queryFn: async () => (await api.getPackage({ packageId })).data,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  // What is kept of another package is not shown.
  const data = query.data?.packageId === packageId ? query.data : undefined
  return { ...query, data }
}
