import { client } from '#platform/web/calls/client.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { alarmEvents } from '../contract.ts'
import type { EventSearch } from './screens.ts'

const api = client(alarmEvents)

/** What the address says, as the list and an export take it. */
export function filtersOf({ view, level, text = '', from = '', to = '' }: EventSearch) {
  const days = instantsOf({ from, to })
  return { state: view ?? ('unfinished' as const), level, text, from: days.from, to: days.before }
}

/** A page of alarms as the address says. */
export const eventsQuery = (search: EventSearch, { after }: PageStart) =>
  pageQuery(['alarmEvents', 'list'], api.list, {
    ...filtersOf(search),
    scope: search.scope ?? 'all',
    after,
    maxCount: 50,
  })
