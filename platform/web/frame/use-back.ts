import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import type { ScreenMeta } from '#platform/web/router/root-route.ts'

/** The duty board. */
export const homePath = '/mgmt/home'
/** The main page (R015): where one is led who may not stay. */
export const mainPath = '/community/main.aspx'
export const loginPath = '/mgmt/login'
/** Where a manager account is registered (R084). */
export const registerPath = '/mgmt/register'

/** The way back that the route names (R010); Esc takes it unless something is being written or is open. */
export function useBack(meta: ScreenMeta | undefined) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const prev = meta?.prev ?? 'goHome'
  const goHome = useCallback(() => void router.navigate({ href: homePath }), [router])
  const go = useCallback(() => {
    if (prev === 'other') router.history.back()
    else {
      const [, page] = /^mainPage\/(.+)$/.exec(prev) ?? []
      const href = page ? `/community/${page}.aspx` : prev === 'goHome' ? homePath : prev
      void router.navigate({ href, state: { goesBack: true } })
    }
  }, [router, prev])
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
