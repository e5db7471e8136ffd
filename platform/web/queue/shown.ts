import type { QueueEntry } from './entry.ts'

export interface QueueShown {
  /** The entries of who is signed in, the oldest first. */
  entries: readonly QueueEntry[]
  /** The one that this tab is sending. */
  sendingId: string | undefined
}

const watchers = new Set<() => void>()
let shown: QueueShown = { entries: [], sendingId: undefined }

/** What the screens show of the queue; the queue itself comes after the first page. */
export const queueShown = (): QueueShown => shown

/** Changes what the screens say of the queue. */
export function showQueue(change: Partial<QueueShown>): void {
  shown = { ...shown, ...change }
  for (const watch of watchers) watch()
}

/** Hears when that changes; gives the way to stop hearing. */
export function onQueue(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}
