import { useQuery, useQueryClient } from '@tanstack/react-query'
import { rightsChanged } from '#modules/sign-in/accounts/events.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { members, type Member } from '../contract.ts'
import { memberInvitations } from '../invitation-contract.ts'
import { mayHandle } from '#platform/contract/access.ts'

export const api = client(members)
export const invitationsApi = client(memberInvitations)

/** The accounts of the community; asked for again when anybody changes one. */
export function useMembers() {
  const queries = useQueryClient()
  useChanges([rightsChanged.name], () => void queries.invalidateQueries({ queryKey: ['members'] }))
  return useQuery({ queryKey: ['members', 'list'], queryFn: async () => (await api.list({})).data })
}

/** Who was asked to join and has not answered; asked for again with the accounts. */
export const useInvitations = () =>
  useQuery({
    queryKey: ['members', 'invitations'],
    queryFn: async () => (await invitationsApi.list({})).data,
  })

/** Why this person may not change a member, as a key of `memberPages`; undefined when they may (R088). */
export function useRefusalOf(member: Member): 'notYourself' | 'onlyHighest' | undefined {
  const me = useMe()
  if (!me) return 'onlyHighest'
  if (me.account === member.account) return 'notYourself'
  return mayHandle(me.role, member.role) ? undefined : 'onlyHighest'
}
