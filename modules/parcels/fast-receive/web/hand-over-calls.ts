import type { QueueEntry } from '#platform/web/queue/entry.ts'
import type { Kind } from './items.ts'

/** The names of the two calls in the queue. */
export const handOverCalls: Record<Kind, string> = {
  packages: 'packages.handOver',
  deposits: 'deposits.handOver',
}

/** The items of these entries that were handed over and are still to be sent. */
export const queuedIds = (entries: readonly QueueEntry[]): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ call, refusal }) => !refusal && Object.values(handOverCalls).includes(call))
      .flatMap(({ input }) => (input as unknown as { ids: string[] }).ids),
  )
