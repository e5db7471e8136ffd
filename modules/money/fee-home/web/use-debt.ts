import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { arrears } from '#modules/money/arrears/contract.ts'

export const arrearsApi = client(arrears)

const debtQuery = (tabletId: string) =>
  queryOptions({
    queryKey: ['feeHome', 'debt', tabletId],
    queryFn: async ({ signal }) => (await arrearsApi.get({ tabletId }, { signal })).data,
  })

/** What a household owes, for who may see it. */
export const useMayOwe = (): boolean => useAllowed()([{ can: 'arrears.view', service: [2] }]).length > 0

/** What a household owes, asked for again whenever bills or payments change. */
export function useDebt(householdId: string) {
  const asked = useQuery(debtQuery(householdId))
  useChanges(['bills.', 'payments.', 'prepayments.', 'arrears.'], () => void asked.refetch())
  return asked
}
