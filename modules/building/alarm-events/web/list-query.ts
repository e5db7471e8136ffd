import { client } from '#platform/web/calls/client.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { alarmEvents } from '../contract.ts'
import type { EventSearch } from './screens.ts'

const api = client(alarmEvents)

/** A page of alarms as the address says. */
export function eventsQuery(
  { view, scope, level, text = '', from = '', to = '' }: EventSearch,
  { after }: PageStart,
) {
  const days = instantsOf({ from, to })
  return pageQuery(['alarmEvents', 'list'], api.list, {
    state: view ?? 'unfinished',
    scope: scope ?? 'all',
    level,
    text,
    from: days.from,
    to: days.before,
    after,
    maxCount: 50,
  })
}
