import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()
const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Opens or closes the dialog in which somebody who is signed in opens another community (R077). */
export function showOpenCommunity(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

const now = () => isOpen
export const useOpenCommunity = (): boolean => useSyncExternalStore(listen, now, now)
