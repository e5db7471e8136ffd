import { Suspense, useSyncExternalStore } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { liveState, onLiveState } from '#platform/web/live/live.ts'
import { useOnline } from '#platform/web/look/OfflineLine.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { LazyQueueLines } from '#platform/web/queue/queue-views.ts'
import { useLasting, useQueue } from '#platform/web/queue/use-queue.ts'

/** Milliseconds without live events before it is said: a short break mends itself. */
const patience = 4000

/**
 * An amber line while the browser has no network, or while live events have been missing for a while, with what waits to
 * be sent; it stays while something does.
 */
export function LiveLine() {
  const t = useTexts('frame')
  const tp = useTexts('platform')
  const isLive = useSyncExternalStore(onLiveState, liveState, liveState) === 'open'
  const online = useOnline()
  const late = useLasting(!isLive, patience)
  const queues = useQueue().entries.length > 0
  const line = !online && !isLive ? 'offline' : late ? 'unreachable' : 'there'
  const otherwise = { offline: tp('offline'), unreachable: t('notLive'), there: undefined }[line]
  const alone = otherwise && (
    <div className="lb-live-line">
      <Note tone="wait" icon="off">
        {otherwise}
      </Note>
    </div>
  )
  if (!queues) return alone
  return (
    <Suspense fallback={alone}>
      <LazyQueueLines line={line} otherwise={otherwise} />
    </Suspense>
  )
}
