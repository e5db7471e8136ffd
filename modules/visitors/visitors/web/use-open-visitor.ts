import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'

/** Goes to the page of a visitor. */
export function useOpenVisitor(): (visitorId: string) => void {
  const router = useRouter()
  return useCallback((visitorId) => void router.navigate({ href: visitorPath(visitorId) }), [router])
}
