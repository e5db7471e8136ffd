import { useEffect, useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

const OFFSET = 8 * 3_600_000

/** What the server's clock says: this device's own is only used to move it on. */
export function ServerTime({ at }: { at: Date | undefined }) {
  const t = useTexts('clockEntriesPage')
  const [begun, setBegun] = useState({ at, here: performance.now() })
  const [, draw] = useState(0)
  if (begun.at !== at) setBegun({ at, here: performance.now() })
  useEffect(() => {
    const timer = setInterval(() => draw((n) => n + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  if (!begun.at)
    return (
      <div className="ck-time">
        <strong>--:--</strong>
      </div>
    )
  const now = new Date(begun.at.getTime() + performance.now() - begun.here)
  return (
    <div className="ck-time">
      {t('serverTime', { day: dayOf(now) })}
      <strong>{new Date(now.getTime() + OFFSET).toISOString().slice(11, 16)}</strong>
    </div>
  )
}
