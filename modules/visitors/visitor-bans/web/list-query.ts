import { client } from '#platform/web/calls/client.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { visitorBans } from '../contract.ts'
import type { BanSearch } from './screens.ts'

const api = client(visitorBans)

/** The black list; every look is audited, so it is asked for again only after a change. */
export const bansQuery = ({ view }: BanSearch) => ({
  ...pageQuery(['visitorBans'], api.listBans, { isAll: view === 'all' }),
  staleTime: Number.POSITIVE_INFINITY,
})
