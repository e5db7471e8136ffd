import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { intercomTablets } from '../contract.ts'
import type { TabletSearch } from './screens.ts'

const api = client(intercomTablets)

/** A page of the households of the intercom. */
export const tabletsQuery = ({ text = '', hearing }: TabletSearch, { after }: PageStart) =>
  pageQuery(['intercomTablets', 'list'], api.list, { text, hearing, after, maxCount: 50 })

/** The devices of a household. */
export const devicesQuery = (householdId: string) => ({
  queryKey: ['intercomTablets', 'devices', householdId],
  queryFn: async () => (await api.showDevices({ householdId })).data,
})

/** All households, and for which the intercom is opened. */
export const authorizedQuery = () => ({
  queryKey: ['intercomTablets', 'authorized'],
  queryFn: async () => (await api.listAuthorized({})).data,
})
