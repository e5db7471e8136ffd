import { useMemo } from 'react'
import { useQueue } from '#platform/web/queue/use-queue.ts'
import { queuedIds } from './hand-over-calls.ts'

/** The ids of packages and deposits that were handed over here without a line and wait to be sent. */
export function useQueuedHandOvers(): ReadonlySet<string> {
  const { entries } = useQueue()
  return useMemo(() => queuedIds(entries), [entries])
}
