import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { channels, deliveryStates, reasons } from '../shapes.ts'
import { noticesApi } from './api.ts'
import type { NoticesSearch, RecordSearch } from './screens.ts'

/** What the address says, as the call takes it; what it does not know is left out. */
function filtersOf({ state, channel, reason, household, from = '', to = '' }: RecordSearch) {
  const span = instantsOf({ from, to })
  return {
    state: deliveryStates.find((text) => text === state),
    channel: channels.find((text) => text === channel),
    reason: reasons.find((text) => text === reason),
    householdId: household,
    from: span.from,
    to: span.before,
  }
}

/** A page of what was sent. */
export const recordsQuery = (search: RecordSearch, { after }: PageStart) =>
  pageQuery(['notices', 'list'], noticesApi.listDeliveries, { ...filtersOf(search), after, maxCount: 50 })

/** Households that hear by a tag, and those that are rung up. */
export const byHandQuery = pageQuery(['notices', 'byHand'], noticesApi.listByHand, {})

/** What the address asks for first; the settings ask for themselves. */
export const firstQuery = (search: NoticesSearch, start: PageStart) =>
  search.view === 'records' ? recordsQuery(search, start) : search.view ? undefined : byHandQuery
