import { useQuery, useQueryClient } from '@tanstack/react-query'
import { rightsChanged } from '#modules/sign-in/accounts/events.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { members, type Member } from '../contract.ts'
import { memberInvitations } from '../invitation-contract.ts'

export const api = client(members)
export const invitationsApi = client(memberInvitations)

/** While mounted, the accounts are asked for again when anybody changes one. */
export function useMemberEvents(): void {
  const queries = useQueryClient()
  useChanges([rightsChanged.name], () => void queries.invalidateQueries({ queryKey: ['members'] }))
}

/** The accounts of the community; asked for again when anybody changes one. */
export function useMembers() {
  useMemberEvents()
  return useQuery({ queryKey: ['members', 'list'], queryFn: async () => (await api.list({})).data })
}

/** Why this person may not change a member, as a key of `memberPages`; undefined when they may (R088). */
export function useRefusalOf(member: Member): 'notYourself' | 'onlyHighest' | undefined {
  const me = useMe()
  if (!me) return 'onlyHighest'
  if (me.account === member.account) return 'notYourself'
  return me.handles.includes(member.role) ? undefined : 'onlyHighest'
}
