import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { feeNotices } from '../contract.ts'

export const feeNoticesApi = client(feeNotices)

/** Pages of KGI say who collects with every call (calls.tsv: `Provider=kgi`). */
export const providerHere = () =>
  location.pathname.startsWith('/mgmt/fee-kgi/') ? { provider: 'kgi' as const } : {}

/** What was told of a bill, kept up while it is shown. */
export function useBillNotices(billBulkId: string, billId: string) {
  useNoticeChanges()
  return useQuery({
    queryKey: ['feeNotices', 'bill', billId],
    queryFn: async ({ signal }) =>
      (await feeNoticesApi.listOfBill({ billBulkId, billId, ...providerHere() }, { signal })).data,
  })
}

/** What was told of a run, kept up while it is shown. */
export function useRunNotices(billBulkId: string) {
  useNoticeChanges()
  return useQuery({
    queryKey: ['feeNotices', 'run', billBulkId],
    queryFn: async ({ signal }) =>
      (await feeNoticesApi.summarizeRun({ billBulkId, ...providerHere() }, { signal })).data,
  })
}

/** Of which bills households would be told at this moment. */
export const whoIsToldQuery = ({
  billBulkId,
  billIds,
}: {
  billBulkId: string
  billIds?: readonly string[]
}) =>
  queryOptions({
    queryKey: ['feeNotices', 'who', billBulkId, billIds],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (
        await feeNoticesApi.preview(
          { billBulkId, billIds: billIds && [...billIds], ...providerHere() },
          { signal },
        )
      ).data,
  })

function useNoticeChanges(): void {
  const queries = useQueryClient()
  useChanges(['feeNotices.', 'notices.'], () => void queries.invalidateQueries({ queryKey: ['feeNotices'] }))
}
