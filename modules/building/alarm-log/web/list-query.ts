import { client } from '#platform/web/calls/client.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { alarmLog } from '../contract.ts'
import type { LogSearch } from './screens.ts'

const api = client(alarmLog)

/** What the address says, as the list and the file take it. */
export function filtersOf({ view, point, from = '', to = '' }: LogSearch) {
  const days = instantsOf({ from, to })
  return {
    pointIds: point ? [point] : undefined,
    status: view ? ('Abnormal' as const) : undefined,
    from: days.from,
    to: days.before,
  }
}

/** A page of the log. */
export const logQuery = (search: LogSearch, { after }: PageStart) =>
  pageQuery(['alarmLog'], api.list, { ...filtersOf(search), after, maxCount: 50 })

/** The address of the file of what is shown. */
export function fileAddress(search: LogSearch): string {
  const { pointIds = [], status, from, to } = filtersOf(search)
  const query = new URLSearchParams()
  for (const id of pointIds) query.append('TagIds', id)
  if (status) query.set('Status', status)
  if (from) query.set('From', from.toISOString())
  if (to) query.set('To', to.toISOString())
  return `${alarmLog.calls.exportFile.path}?${query}`
}
