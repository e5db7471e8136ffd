import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { liveState, onLiveState } from '#platform/web/live/live.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { OfflineLine, useOnline } from '#platform/web/look/OfflineLine.tsx'

/** Milliseconds without live events before it is said: a short break mends itself. */
const patience = 4000

/** An amber line while the browser has no network, or while live events have been missing for a while. */
export function LiveLine() {
  const t = useTexts('frame')
  const isLive = useSyncExternalStore(onLiveState, liveState, liveState) === 'open'
  const online = useOnline()
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (isLive) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [isLive])
  if (isLive || (online && !late)) return null
  return (
    <div className="lb-live-line">
      {online ? (
        <Note tone="wait" icon="off">
          {t('notLive')}
        </Note>
      ) : (
        <OfflineLine online={false} />
      )}
    </div>
  )
}
