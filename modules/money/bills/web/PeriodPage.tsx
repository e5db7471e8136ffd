import './page-texts.ts'
import './check-texts.ts'
import './bills.css'
import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { RunBills } from './RunBills.tsx'
import { RunList } from './RunList.tsx'
import type { PeriodSearch } from './screens.ts'

/** Billing runs, or the bills of the one that the address names. */
export function PeriodPage() {
  const queries = useQueryClient()
  useChanges(
    ['bills.', 'payments.', 'feeItems.'],
    () => void queries.invalidateQueries({ queryKey: ['bills'] }),
  )
  const { search } = useAddress<PeriodSearch>()
  return search.run ? <RunBills key={search.run} billBulkId={search.run} /> : <RunList />
}
