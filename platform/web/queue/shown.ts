import { sharedState } from '#platform/web/live/shared-state.ts'
import type { QueueEntry } from './entry.ts'

export interface QueueShown {
  /** The entries of who is signed in, the oldest first. */
  entries: readonly QueueEntry[]
  /** The one that this tab is sending. */
  sendingId: string | undefined
}

/** What the screens show of the queue; the queue itself comes after the first page. */
export const queueShown = sharedState<QueueShown>({ entries: [], sendingId: undefined })

/** Changes what the screens say of the queue. */
export const showQueue = (change: Partial<QueueShown>): void =>
  queueShown.set({ ...queueShown.get(), ...change })
