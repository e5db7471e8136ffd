import { useSyncExternalStore } from 'react'
import { sessionInfo } from '#platform/web/session/session.ts'

const key = 'lobby.closed'
const listeners = new Set<() => void>()
let cached: { written: string; ids: ReadonlySet<string> } = { written: '', ids: new Set() }

/** What was closed belongs to the session, in all of its tabs: whoever signs in next sees it again. */
const session = () => sessionInfo()?.Time ?? ''

function closed(): ReadonlySet<string> {
  const written = localStorage.getItem(key) ?? ''
  if (written === cached.written) return cached.ids
  const [of, ...ids] = written.split('\n')
  cached = { written, ids: new Set(of === session() ? ids : []) }
  return cached.ids
}

/** Does not show these any more until somebody signs in again (R098). */
export function close(ids: readonly string[]): void {
  localStorage.setItem(key, [session(), ...closed(), ...ids].join('\n'))
  for (const listener of listeners) listener()
}

const onClosed = (changed: () => void) => {
  const inOtherTab = (event: StorageEvent) => event.key === key && changed()
  listeners.add(changed)
  window.addEventListener('storage', inOtherTab)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', inOtherTab)
  }
}

/** The ids of what was closed in this session. */
export const useClosed = (): ReadonlySet<string> => useSyncExternalStore(onClosed, closed)
