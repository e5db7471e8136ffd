import { Status, targets, type Visitor, visitorStates } from '#modules/visitors/visits/contract.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { type PageQuery, pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { cardUnused } from './old-note.ts'
import type { VisitSearch } from './screens.ts'
import { recordsApi, visitsApi } from './use-visits.ts'

const maxCount = 50
/** The views of the bookings, in the order of the states. */
export const bookingViews = ['awaited', 'inside', 'left', 'cancelled', 'expired'] as const

/** The view of the bookings that an address means. */
export const viewOf = ({ view }: VisitSearch) => bookingViews.find((text) => text === view) ?? 'awaited'

interface VisitPage {
  data: readonly Visitor[]
  pagination: { after: string; total: number; totalIsCapped?: boolean }
}

const spanOf = ({ from = '', to = '' }: VisitSearch) => {
  const { from: first, before } = instantsOf({ from, to })
  return { from: first, to: before }
}

/** What the address says, as the calls of the record and of its export take it. */
export function filtersOf(search: VisitSearch) {
  const { view, text = '', target, reason, lent } = search
  const state = visitorStates.findIndex((state) => state === view)
  return {
    ...spanOf(search),
    keyword: text,
    status: state < 0 ? undefined : Status.parse(state),
    target: targets.find((text) => text === target),
    reasonId: reason,
    isStillLent: lent === 'out',
  }
}

/** A page of everybody who came or did not come, the newest first. */
export const recordsQuery = (search: VisitSearch, { after }: PageStart) =>
  pageQuery(['visits', 'records'], visitsApi.listRecords, { ...filtersOf(search), after, maxCount })

/** A page of the bookings: who is awaited by number, the earliest first, all others as the record has them. */
export function bookingsQuery(search: VisitSearch, { after, offset }: PageStart): PageQuery<VisitPage> {
  const { text = '' } = search
  const view = viewOf(search)
  const target = targets.find((target) => target === search.target)
  const asked = { ...spanOf(search), keyword: text, target, maxCount }
  if (view !== 'awaited') {
    const status = Status.parse(bookingViews.indexOf(view))
    return pageQuery(['visits', 'records'], visitsApi.listRecords, { ...asked, status, after })
  }
  return {
    queryKey: ['visits', 'awaited', asked, offset],
    queryFn: async ({ signal }) => {
      const { data, pagination } = await visitsApi.listBooked({ ...asked, offset }, { signal })
      const end = offset + data.length
      return {
        data,
        pagination: { after: end < pagination.total ? String(end) : '', total: pagination.total },
      }
    },
    retryOnMount: false,
  }
}

/** Who is inside, as the older page tells it. */
export const controlQuery = ({ text = '', view }: VisitSearch) =>
  pageQuery(['visits', 'old'], recordsApi.listForOldPage, {
    keyword: text,
    cardUse: view === 'unused' ? cardUnused : '',
  })
