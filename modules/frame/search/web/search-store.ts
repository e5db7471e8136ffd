let shown = false
const listeners = new Set<() => void>()

/** Whether the search stands open, for useSyncExternalStore. */
export const searchShown = (): boolean => shown

/** Hears when the search opens or closes; gives the way to stop hearing. */
export function onSearch(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function show(next: boolean): void {
  shown = next
  for (const changed of listeners) changed()
}

/** Opens the search, on any page. */
export const openSearch = (): void => show(true)
/** Closes the search. */
export const closeSearch = (): void => show(false)
