import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { type EntryReport, receipts } from '../receipt-contract.ts'
import type { EntrySearch } from './screens.ts'

const api = client(receipts)
/** Whose bank collects; undefined: all of them. */
export type Provider = 'kgi' | undefined

/** What the address says, as the calls of the report and of its workbook take it. */
export const entryFiltersOf = ({ view, by = '', channel, from, to }: EntrySearch, provider: Provider) => ({
  view,
  by,
  channel,
  from: from || undefined,
  to: to || undefined,
  provider,
})

/** Receipts by day, clerk and channel. */
export const entriesQuery = (provider: Provider) => (search: EntrySearch) =>
  pageQuery(['payments', 'entries'], api.listEntries, entryFiltersOf(search, provider))

/** What tells a row of the report from the others. */
export const idOfEntry = ({ day, by, channel }: EntryReport) => [day, channel ?? '', by].join(' ')

/** The newest receipts of a row. */
export const receiptsOfQuery = (
  { day, by, channel }: Pick<EntryReport, 'day' | 'by' | 'channel'>,
  { mostShown, provider }: { mostShown: number; provider: Provider },
) =>
  queryOptions({
    queryKey: ['payments', 'entry', day, by, channel, provider],
    queryFn: async ({ signal }) => {
      const asked = { from: day, to: day, by: by || undefined, channel: channel ?? undefined, provider }
      return await api.list({ ...asked, maxCount: mostShown }, { signal })
    },
  })
