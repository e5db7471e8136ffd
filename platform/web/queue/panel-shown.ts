let isShown = false
const watchers = new Set<() => void>()

/** Whether the list of what waits is open. */
export const queuePanelShown = (): boolean => isShown

export function showQueuePanel(shown: boolean): void {
  isShown = shown
  for (const watch of watchers) watch()
}

export function onQueuePanel(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}
