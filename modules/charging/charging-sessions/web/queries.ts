import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { chargingSessions } from '../contract.ts'
import type { RecordSearch } from './screens.ts'

const api = client(chargingSessions)

/** What goes on now, and what today came to. */
export const dashboardQuery = () => ({
  queryKey: ['chargingSessions', 'now'],
  queryFn: async () => (await api.dashboard({})).data,
  refetchInterval: 60_000,
})

/** A page of records. */
export const recordsQuery = ({ view = 'all', month }: RecordSearch, { after }: PageStart) =>
  pageQuery(['chargingSessions', 'list'], api.list, { view, month, after, maxCount: 50 })

/** A page of one connector's records. */
export const historyQuery = (connectorId: string, { after }: PageStart) => ({
  ...pageQuery(['chargingSessions', 'list'], api.list, { connectorId, after, maxCount: 50 }),
  enabled: connectorId !== '',
})

/** A session with its readings. */
export const sessionQuery = (sessionId: string) => ({
  queryKey: ['chargingSessions', 'one', sessionId],
  queryFn: async () => (await api.show({ sessionId })).data,
})
