let shown = false
const listeners = new Set<() => void>()

/** Whether the search stands open, for useSyncExternalStore. */
export const searchShown = (): boolean => shown

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
export const closeSearch = (): void => show(false)
