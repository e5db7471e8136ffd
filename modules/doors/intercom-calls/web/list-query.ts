import { taipei } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { intercomCalls } from '../contract.ts'
import type { CallSearch } from './screens.ts'

const api = client(intercomCalls)

/** What the address says, as the list and its export take it. */
export function filtersOf({ text = '', from = '', to = '', result }: CallSearch) {
  const days = instantsOf({ from, to })
  return { text, result, startedFrom: days.from, startedTo: days.before }
}

/** A page of calls. */
export const callsQuery = (search: CallSearch, { after }: PageStart) =>
  pageQuery(['intercomCalls', 'list'], api.list, { ...filtersOf(search), after, maxCount: 50 })

/** The newest test of all chains. */
export const testQuery = () => ({
  queryKey: ['intercomCalls', 'test'],
  queryFn: async () => (await api.showTest({})).data,
})

const monthOf = (now: Date) => {
  const { year, month } = taipei(now)
  return `${year}-${String(month).padStart(2, '0')}`
}

/** What calls of this month came to. */
export const monthQuery = (now = new Date()) => ({
  queryKey: ['intercomCalls', 'month', monthOf(now)],
  queryFn: async () => (await api.month({ month: monthOf(now) })).data,
})
