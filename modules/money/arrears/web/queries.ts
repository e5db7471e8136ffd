import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { arrears } from '../contract.ts'
import type { ArrearsSearch } from './screens.ts'

export const arrearsApi = client(arrears)

/** Households that owe; those with nothing left but interest on a view of their own. */
export const debtsQuery = ({ view }: ArrearsSearch) =>
  pageQuery(['arrears', 'list'], arrearsApi.list, { show: view === 'interest' ? 'interest' : 'owing' })

/** One debt. */
export const debtQuery = (asked: { tabletId: string; debtId?: string | undefined }) =>
  queryOptions({
    queryKey: ['arrears', 'household', asked],
    queryFn: async ({ signal }) => (await arrearsApi.get(asked, { signal })).data,
  })

export const settingsQuery = queryOptions({
  queryKey: ['arrears', 'settings'],
  queryFn: async ({ signal }) => (await arrearsApi.getSettings({}, { signal })).data,
})

/** Asks for all of it anew, and does so by itself when somebody pays, demands or is told. */
export function useArrearsChanges() {
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: ['arrears'] })
  useChanges(
    ['arrears.', 'bills.', 'payments.', 'prepayments.', 'bankFiles.', 'notices.'],
    () => void again(),
  )
  return again
}
