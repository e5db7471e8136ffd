import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import type { RecordSearch } from './screens.ts'
import { api, invitationsApi } from './use-members.ts'

/** The accounts of the community, and who was asked to join and has not answered. */
export const membersQuery = () => ({
  queryKey: ['members', 'page'],
  queryFn: async () => {
    const [accounts, invitations] = await Promise.all([api.list({}), invitationsApi.list({})])
    return { data: accounts.data, invitations: invitations.data }
  },
  retryOnMount: false,
})

/** A page of what happened to the accounts, or to one of them. */
export const memberRecordsQuery = ({ account }: RecordSearch, { after }: PageStart) =>
  pageQuery(['members', 'records'], api.listRecords, { accountId: account, after, maxCount: 50 })
