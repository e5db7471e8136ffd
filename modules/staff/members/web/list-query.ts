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
