import { useQuery } from '@tanstack/react-query'
import { members } from '#modules/staff/members/contract.ts'
import type { Role } from '#platform/contract/access.ts'
import { client } from '#platform/web/calls/client.ts'
import { useMe } from '#platform/web/frame/use-me.ts'

const staff = client(members)

/** Roles of those who stand at the desk or walk the house, before those who look in now and then. */
const rank = ['desk', 'oneTime', 'manager', 'admin'] as const satisfies readonly Role[]
const rankOf = (role: Role) => {
  const at = (rank as readonly Role[]).indexOf(role)
  return at < 0 ? rank.length : at
}

/** Who can be sent: whoever asks, who went before, and who works here, those of the desk first. */
export function useWalkers(before: readonly string[]): string[] {
  const me = useMe()?.name ?? ''
  const { data = [] } = useQuery({
    queryKey: ['members', 'staff'],
    queryFn: async () => (await staff.listStaff({})).data,
  })
  const here = data.toSorted((one, other) => rankOf(one.role) - rankOf(other.role))
  return [...new Set([me, ...before, ...here.map(({ name }) => name)].filter(Boolean))]
}
