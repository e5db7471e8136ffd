import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useContributions } from '#platform/web/frame/contributions.ts'

/** Whether there is a page at an address: what leads nowhere is not offered. A part behind # or ? does not matter. */
export function usePageExists(): (address: string) => boolean {
  const router = useRouter()
  // Areas that come late bring pages as well.
  const brought = useContributions()
  return useCallback(
    (address) => {
      const [, params, route] = router.getMatchedRoutes(address.split(/[?#]/, 1).join(''))
      // A page above it, which has none of that name, is not it.
      return route !== undefined && params['**'] === undefined
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is brought says that there are other pages now
    [router, brought],
  )
}
