import { useCallback, useRef, useState } from 'react'
import { useDraft } from '#platform/web/input/draft.ts'
import { type Batch, startBatch } from './batch.ts'

export interface BatchTools {
  batch: Batch | null
  /** The newest batch, also within one event. */
  read: () => Batch | null
  start: (fixed: Parameters<typeof startBatch>[0]) => void
  change: (turn: (batch: Batch) => Batch) => void
  end: () => void
  /** Whether the fixed fields are open for changing. */
  changing: boolean
  setChanging: (changing: boolean) => void
}

/** The batch as a draft: it goes on when one comes back to the page. */
export function useBatch(): BatchTools {
  const [batch, keep] = useDraft<Batch | null>('packages.batch', null)
  const [changing, setChanging] = useState(false)
  const latest = useRef(batch)
  const replace = useCallback(
    (next: Batch | null) => {
      latest.current = next
      keep(next)
    },
    [keep],
  )
  return {
    batch,
    read: useCallback(() => latest.current, []),
    start: (fixed) => replace(startBatch(fixed)),
    change: (turn) => latest.current && replace(turn(latest.current)),
    end: () => {
      setChanging(false)
      replace(null)
    },
    changing: changing && batch !== null,
    setChanging,
  }
}
