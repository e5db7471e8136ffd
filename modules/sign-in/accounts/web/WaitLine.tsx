import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakCountdown } from '#platform/web/look/speak-time.ts'

export interface WaitLineProps {
  /** Milliseconds. */
  until: number
  /** Leads whoever forgot the password to a new one, where there is such a way. */
  onReset?: (() => void) | undefined
}

/**
 * How long whoever was refused has to wait, each second; then that it may be tried again, read aloud only at the end. And how
 * one gets in without waiting.
 */
export function WaitLine({ until, onReset }: WaitLineProps) {
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
    <div className="lb-quiet lb-login-wait">
      <p role="status">
        {!isOver ? <span aria-hidden>{t('waitLeft', { time: speakCountdown(left) })}</span> : t('waitOver')}
      </p>
      {onReset && (
        <p>
          {t('waitHelp')}{' '}
          <button type="button" className="lb-link" onClick={onReset}>
            {t('resetBySms')}
          </button>
        </p>
      )}
    </div>
  )
}
