import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { noteUse } from './act-uses.ts'
import { type Act, useContributions } from './contributions.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { tellManagersOnly } from './managers-only.ts'
import { hasPermission } from './signed-in.ts'
import { useAllowed, useMe, useSession } from './use-me.ts'

/** Why this person may not do an act that stands there all the same; undefined when they may (R131). */
export function useRefusal(): (act: Act) => string | undefined {
  const me = useMe()
  return useCallback(
    ({ needs }) => (needs && me && !hasPermission(needs.can, me) ? textOf(needs.otherwise) : undefined),
    [me],
  )
}

/** Does an act: opens what opens in place, else goes to its page. A refused act says why; one for managers, how to become one. */
export function useRunAct(): (act: Act) => void {
  const router = useRouter()
  const refusal = useRefusal()
  const session = useSession()
  return useCallback(
    (act) => {
      const refused = refusal(act)
      if (!refused && session) noteUse(session.Account, act.name)
      if (refused) toast(refused, { isTrouble: true })
      else if (act.isForManagers && !session?.IsAuthorizationAccount) void tellManagersOnly(router)
      else if (act.open) act.open()
      else if (act.to) void router.navigate({ href: act.to })
    },
    [router, refusal, session],
  )
}

/** Offers a scan to the modules in their order; false when none of them takes it. Throws what the module's call throws. */
export function useTakeScan(): (code: string) => Promise<boolean> {
  const { scanReaders } = useContributions()
  const allowed = useAllowed()
  return useCallback(
    async (code) => {
      const readers = [...allowed(scanReaders)].sort((reader, other) => reader.order - other.order)
      for (const reader of readers) if (await reader.take(code)) return true
      return false
    },
    [allowed, scanReaders],
  )
}
