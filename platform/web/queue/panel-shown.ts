let isShown = false
const watchers = new Set<() => void>()

/** Whether the list of what waits is open. */
export const queuePanelShown = (): boolean => isShown

/** Opens or closes the panel of what waits. */
export function showQueuePanel(shown: boolean): void {
  isShown = shown
  for (const watch of watchers) watch()
}

/** Hears when it opens or closes; gives the way to stop hearing. */
export function onQueuePanel(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}
