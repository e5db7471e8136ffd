import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { billImports } from '../contract.ts'

/** The calls of bill imports. */
export const importsApi = client(billImports)

export type Fees = ReturnType<typeof useFeePlace>

function useNews() {
  const queries = useQueryClient()
  useChanges(['billImports.', 'bills.'], () => void queries.invalidateQueries({ queryKey: ['billImports'] }))
}

/** One import, with what its file holds while it waits. */
export function useImport(importId: string) {
  useNews()
  return useQuery({
    queryKey: ['billImports', 'one', importId],
    queryFn: async ({ signal }) => (await importsApi.find({ importId }, { signal })).data,
    retry: false,
  })
}

/** The last imports of a kind of fee. */
export function useImportList({ provider, feeType }: Fees) {
  useNews()
  return useQuery({
    queryKey: ['billImports', 'list', provider, feeType],
    queryFn: async ({ signal }) => (await importsApi.list({ provider, feeType }, { signal })).data,
  })
}
