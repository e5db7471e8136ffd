import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accessToken } from '#platform/web/calls/access-token.ts'
import { client } from '#platform/web/calls/client.ts'
import { isSessionValid } from '#platform/web/session/session.ts'
import { memberInvitations } from '../invitation-contract.ts'

const api = client(memberInvitations)

const bearer = async () => ({ bearer: isSessionValid() ? await accessToken() : '' })

/** Which communities ask whoever signs in with this token, or with '' whoever is signed in; and the two answers. */
export function useOwnInvitations(token: string) {
  const queries = useQueryClient()
  const queryKey = ['ownInvitations', token]
  const list = useQuery({
    queryKey,
    queryFn: async () => (await api.listOwn({ token }, await bearer())).data,
    // Another person may have signed in meanwhile, and another community may have asked.
    gcTime: 0,
    staleTime: 0,
  })
  const again = () => queries.invalidateQueries({ queryKey })
  return {
    list,
    again,
    accept: async (id: string) => (await api.accept({ id, token }, await bearer())).data,
    decline: async (id: string) => void (await api.decline({ id, token }, await bearer())),
  }
}
