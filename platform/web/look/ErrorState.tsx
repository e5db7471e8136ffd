import './state.css'
import { useEffect, useRef } from 'react'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Key } from './Key.tsx'
import { clockTime } from './speak-time.ts'

export interface ErrorStateProps {
  /** What failed. */
  title: string
  /** That nothing is lost, and what to do. */
  text: string
  code?: string | number
  at?: Date
  retry?: () => void
  report?: () => void
}

/** Everything on the page that failed and can be asked for again. */
const failed = new Set<() => void>()

/** One press asks for all of it: several panels of a page mostly fail together. */
function useRetryKey(retry: (() => void) | undefined): void {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  const enabled = retry !== undefined
  useEffect(() => {
    if (!enabled) return
    const again = () => latest.current?.()
    failed.add(again)
    return () => void failed.delete(again)
  }, [enabled])
  useHotKey('Alt+R', 'platform:hotKeyRetry', () => [...failed].forEach((again) => again()), { enabled })
}

/** A failed request: ink, not red; what failed, that nothing is lost, a retry, the code and the time. */
export function ErrorState({ title, text, code, at, retry, report }: ErrorStateProps) {
  const t = useTexts('platform')
  useRetryKey(retry)
  return (
    <div className="lb-state" role="alert">
      <Icon name="warn" size={32} />
      <b>{title}</b>
      <p>{text}</p>
      <div className="lb-state-acts">
        {retry && (
          <Button type="primary" onClick={retry} aria-keyshortcuts="Alt+R">
            {t('retry')} <Key keys="Alt R" />
          </Button>
        )}
        {report && <Button onClick={report}>{t('report')}</Button>}
      </div>
      {code !== undefined && at && (
        <p className="lb-state-code">{t('errorLine', { code, time: clockTime(at) })}</p>
      )}
    </div>
  )
}
