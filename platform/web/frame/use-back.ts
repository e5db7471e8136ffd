import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import type { Prev } from '#platform/web/router/root-route.ts'
import { hasPermission } from './signed-in.ts'
import { useMe } from './use-me.ts'

/** The duty board. */
export const homePath = '/mgmt/home'
/** The main page (R015): where one is led who may not stay. */
export const mainPath = '/community/main.aspx'
export const loginPath = '/mgmt/login'
/** Where a manager account is registered (R084). */
export const registerPath = '/mgmt/register'

/** The way back that the route names (R010), or home for who may not be there; Esc takes it unless something is being written or is open. */
export function useBack(prev: Prev) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const me = useMe()
  const goHome = useCallback(() => void router.navigate({ href: homePath }), [router])
  const go = useCallback(() => {
    if (prev === 'other') router.history.back()
    else {
      const [, page] = /^mainPage\/(.+)$/.exec(prev) ?? []
      const named = page ? `/community/${page}.aspx` : prev === 'goHome' ? homePath : prev
      const [, , route] = router.getMatchedRoutes(named)
      const mayBe = !me || hasPermission(route?.options.staticData?.meta?.can, me)
      void router.navigate({ href: mayBe ? named : homePath, state: { goesBack: true } })
    }
  }, [router, prev, me])
  const can = prev !== 'other' || canGoBack
  useHotKey('Esc', 'frame:back', () => isIdle() && go(), { scope: 'frame', enabled: can })
  return { can, go, goHome }
}

/** Whether Esc has nothing nearer to do. */
function isIdle(): boolean {
  const focused = document.activeElement
  const isWriting =
    focused instanceof HTMLInputElement ||
    focused instanceof HTMLTextAreaElement ||
    focused instanceof HTMLSelectElement
  return !isWriting && !document.querySelector('[aria-expanded="true"]:not([role="treeitem"]), dialog[open]')
}
