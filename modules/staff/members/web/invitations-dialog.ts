import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()
const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Opens or closes the dialog with the communities that ask whoever is signed in to join. */
export function showInvitations(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

const now = () => isOpen
export const useInvitationsOpen = (): boolean => useSyncExternalStore(listen, now, now)
