import { useSyncExternalStore } from 'react'
import { sessionInfo } from '#platform/web/session/session.ts'

const key = 'lobby.closed'
const listeners = new Set<() => void>()
let cached: { written: string; ids: ReadonlySet<string> } = { written: '', ids: new Set() }

/** What was closed belongs to the session: whoever signs in next sees it again. */
const session = () => sessionInfo()?.Time ?? ''

function closed(): ReadonlySet<string> {
  const written = sessionStorage.getItem(key) ?? ''
  if (written === cached.written) return cached.ids
  const [of, ...ids] = written.split('\n')
  cached = { written, ids: new Set(of === session() ? ids : []) }
  return cached.ids
}

/** Does not show these any more until somebody signs in again (R098). */
export function close(ids: readonly string[]): void {
  sessionStorage.setItem(key, [session(), ...closed(), ...ids].join('\n'))
  for (const listener of listeners) listener()
}

const onClosed = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The ids of what was closed in this session. */
export const useClosed = (): ReadonlySet<string> => useSyncExternalStore(onClosed, closed)
