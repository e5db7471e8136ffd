import { useMatches } from '@tanstack/react-router'
import type { Prev, ScreenMeta } from '#platform/web/router/root-route.ts'
import { isSessionValid } from '#platform/web/session/session.ts'
import { useSession } from './use-me.ts'

export interface Screen {
  /** Undefined on an address that no page has. */
  meta: ScreenMeta | undefined
  path: string
  /** Its address without what is particular: `/mgmt/household/detail/$id`. */
  pattern: string
  header: ScreenMeta['header']
  prev: Prev
}

/** The page that is shown, and what its route says about it. */
export function useScreen(): Screen {
  const matches = useMatches()
  useSession()
  const last = matches.at(-1)
  const meta = last?.staticData.meta
  const header = meta?.header ?? (isSessionValid() ? 'management' : 'none')
  const prev = meta?.prev ?? 'goHome'
  return {
    meta,
    path: last?.pathname ?? '',
    pattern: last?.fullPath ?? '',
    header,
    prev: typeof prev === 'function' ? prev(last?.params ?? {}) : prev,
  }
}
