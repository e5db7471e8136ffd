import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakCountdown } from '#platform/web/look/speak-time.ts'

/** How long whoever was refused has to wait, each second; then that it may be tried again. Read aloud only at the end. */
export function WaitLine({ until }: { until: number }) {
  const t = useTexts('accounts')
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, until - now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <p className="lb-quiet lb-login-wait" role="status">
      {!isOver ? <span aria-hidden>{t('waitLeft', { time: speakCountdown(left) })}</span> : t('waitOver')}
    </p>
  )
}
