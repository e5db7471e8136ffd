import { useSyncExternalStore } from 'react'

const follow = (tell: () => void) => {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** Whether this phone has a line. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)
