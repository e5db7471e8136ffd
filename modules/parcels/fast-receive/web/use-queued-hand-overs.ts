import { useMemo } from 'react'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useQueue } from '#platform/web/queue/use-queue.ts'

/** The ids of what was handed over here without a line and waits to be sent. */
export function useQueuedHandOvers(): ReadonlySet<string> {
  const { entries } = useQueue()
  const { handOverKinds } = useContributions()
  return useMemo(
    () =>
      new Set(
        entries
          .filter(({ call, refusal }) => !refusal && handOverKinds.some((kind) => kind.call === call))
          .flatMap(({ input }) => (input as unknown as { ids: string[] }).ids),
      ),
    [entries, handOverKinds],
  )
}
