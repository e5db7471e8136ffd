import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { vouchers } from '../contract.ts'
import type { VoucherSearch } from './screens.ts'

const api = client(vouchers)

/** What the address says, as the calls of the list and of the export take it. */
export const filtersOf = ({ view, text = '', number, from, to }: VoucherSearch) => ({
  kind: view,
  text,
  number,
  from: from || undefined,
  to: to || undefined,
})

/** A page of the list. */
export const vouchersQuery = (search: VoucherSearch, { after }: PageStart) =>
  pageQuery(['vouchers', 'list'], api.list, { ...filtersOf(search), after, maxCount: 50 })

/** What a month moved: 2026-11. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: ['vouchers', 'month', month],
    queryFn: async ({ signal }) => (await api.showMonth({ month }, { signal })).data,
  })

/** One voucher. */
export const voucherQuery = (voucherId: string) =>
  queryOptions({
    queryKey: ['vouchers', 'one', voucherId],
    queryFn: async ({ signal }) => (await api.find({ voucherId }, { signal })).data,
  })
