import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type Act, useContributions } from './contributions.ts'
import { useAllowed } from './use-me.ts'

/** Does an act: opens what opens in place, else goes to its page. */
export function useRunAct(): (act: Act) => void {
  const router = useRouter()
  return useCallback(
    (act) => {
      if (act.open) act.open()
      else if (act.to) void router.navigate({ href: act.to })
    },
    [router],
  )
}

/** Offers a scan to the modules in their order; false when none of them takes it. Throws what the module's call throws. */
export function useTakeScan(): (code: string) => Promise<boolean> {
  const { scanReaders } = useContributions()
  const allowed = useAllowed()
  return useCallback(
    async (code) => {
      const readers = [...allowed(scanReaders)].sort((one, other) => one.order - other.order)
      for (const reader of readers) if (await reader.take(code)) return true
      return false
    },
    [allowed, scanReaders],
  )
}
