import { client } from '#platform/web/calls/client.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { audit } from '../contract.ts'
import type { AuditSearch } from './screens.ts'

const api = client(audit)

/** What the address says, as the calls of the list and of the export take it. */
export function filtersOf({
  person,
  module,
  action,
  target,
  thing,
  address,
  from = '',
  to = '',
}: AuditSearch) {
  const days = instantsOf({ from, to })
  return {
    accountId: person,
    module,
    action,
    target,
    targetId: thing,
    address,
    from: days.from,
    to: days.before,
  }
}

/** A page of the audit. */
export const auditQuery = (search: AuditSearch, { after }: PageStart) =>
  pageQuery(['audit', 'list'], api.list, { ...filtersOf(search), after, maxCount: 50 })
