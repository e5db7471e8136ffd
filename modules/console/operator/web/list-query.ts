import { queryClient } from '#platform/web/frame/query-client.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { meQuery, operatorApi } from './api.ts'
import type { AuditSearch, CommunitiesSearch } from './screens.ts'

/** What the address says, as the calls of the audit and of its file take it. */
export function filtersOf({ operator, action, from = '', to = '' }: AuditSearch) {
  const days = instantsOf({ from, to })
  return { operator, action, from: days.from, to: days.before }
}

/** A page of the operators' audit. */
export const auditQuery = (search: AuditSearch, { after }: PageStart) =>
  pageQuery(['operator', 'audit', 'list'], operatorApi.listAudit, { ...filtersOf(search), after })

/** Every community, or those whose names have a text. */
export const communitiesQuery = ({ text = '' }: CommunitiesSearch) =>
  pageQuery(['operator', 'communities'], operatorApi.listCommunities, { text })

/** Counts, the queue, the machine and the backups. */
export const overviewQuery = pageQuery(['operator', 'overview'], operatorApi.overview, {})

/** Nobody asks for anything before they are signed in. Throws unauthenticated. */
async function signedIn<Query>(query: Query): Promise<Query> {
  await queryClient.ensureQueryData(meQuery)
  return query
}

/** What the pages ask for first. */
export const first = {
  overview: () => signedIn(overviewQuery),
  communities: (search: CommunitiesSearch) => signedIn(communitiesQuery(search)),
  audit: (search: AuditSearch, start: PageStart) => signedIn(auditQuery(search, start)),
}
