import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { clockDate } from '#platform/web/look/speak-time.ts'

const OFFSET = 8 * 3_600_000

/** What the server's clock said last: this device's own is only used to move it on. */
export function ServerTime({ at }: { at: Date | undefined }) {
  const t = useTexts('clockEntriesPage')
  const [passed, setPassed] = useState({ since: at, ms: 0 })
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => setPassed({ since: at, ms: performance.now() - begun }), 1000)
    return () => clearInterval(timer)
  }, [at])
  if (!at)
    return (
      <div className="ck-time">
        <strong>--:--</strong>
      </div>
    )
  const now = new Date(at.getTime() + (passed.since === at ? passed.ms : 0))
  return (
    <div className="ck-time">
      {t('serverTime', { day: clockDate(now) })}
      <strong>{new Date(now.getTime() + OFFSET).toISOString().slice(11, 16)}</strong>
    </div>
  )
}
