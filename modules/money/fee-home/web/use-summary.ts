import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { feeHome } from '../contract.ts'

const api = client(feeHome)

export const summaryQuery = queryOptions({
  queryKey: ['feeHome', 'summary'],
  queryFn: async () => (await api.show({})).data,
})

/** What waits for the treasurer, asked for again whenever bills or payments change. */
export function useSummary() {
  const asked = useQuery(summaryQuery)
  useChanges(
    ['bills.', 'payments.', 'prepayments.', 'bankFiles.', 'vouchers.', 'arrears.'],
    () => void asked.refetch(),
  )
  return asked
}
