import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Whether there is a page at an address: what leads nowhere is not offered. A part behind # or ? does not matter. */
export function usePageExists(): (address: string) => boolean {
  const router = useRouter()
  return useCallback(
    (address) => router.getMatchedRoutes(address.split(/[?#]/, 1).join(''))[2] !== undefined,
    [router],
  )
}
