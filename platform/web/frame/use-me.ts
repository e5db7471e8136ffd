import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isSessionValid, type LoginUserInfo, onSession, sessionInfo } from '#platform/web/session/session.ts'
import type { Needs } from './contributions.ts'
import {
  type EnabledService,
  hasPermission,
  hasService,
  meQuery,
  type Person,
  servicesQuery,
} from './signed-in.ts'

/** What was kept at sign-in: there at once, also without a line. */
export const useSession = (): LoginUserInfo | undefined =>
  useSyncExternalStore(onSession, sessionInfo, sessionInfo)

/** Who is signed in and what they may; undefined until the server said. */
export const useMe = (): Person | undefined => useQuery({ ...meQuery, enabled: isSessionValid() }).data

/** The services that the community has enabled; undefined until the server said (R067). */
export const useServices = (): readonly EnabledService[] | undefined =>
  useQuery({ ...servicesQuery, enabled: isSessionValid() }).data

/** Leaves only what the community has and this person may; nothing before that is known. */
export function useAllowed(): <T extends Needs>(list: readonly T[]) => readonly T[] {
  const me = useMe()
  const services = useServices()
  return useCallback(
    (list) =>
      me && services
        ? list.filter((item) => hasService(item.service, services) && hasPermission(item.can, me))
        : [],
    [me, services],
  )
}
