import './session-end.css'
import { useEffect, useState } from 'react'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { signedOut } from '#platform/web/calls/catalogue.ts'
import { useSession } from './use-me.ts'

/** Seconds before the end at which it is announced (R029). */
const notice = 3600

/** The countdown at the bottom right in the last hour of the session (R029–R031); at 0 one alert in one tab, then the login page (R032). */
export function SessionEnd({ shown }: { shown: boolean }) {
  const t = useTexts('frame')
  const end = useSession()?.ExpireTime
  const left = useSecondsUntil(end)
  const isOver = left !== undefined && left <= 0
  useEffect(() => {
    if (!isOver || !end) return
    void saysIt(end).then((says) => says && signedOut(text('frame', 'sessionEnded')))
  }, [isOver, end])
  if (!shown || left === undefined || left >= notice || left <= 0) return null
  return (
    <aside className="lb-session-end" aria-label={t('sessionEnds')}>
      <p>
        <b>{t('sessionEnds')}</b>
        <time>
          {t('sessionLeft', {
            days: Math.floor(left / 86_400),
            hours: Math.floor(left / 3600) % 24,
            minutes: Math.floor(left / 60) % 60,
            seconds: left % 60,
          })}
        </time>
      </p>
      <p className="lb-14 lb-quiet">{t('sessionEndsText')}</p>
    </aside>
  )
}

/** Where tabs see which of them said that this session is over. */
const saidKey = 'lobby.sessionEnd'
/** Milliseconds that tabs which nobody sees leave to the one that somebody does. */
const behind = 1500

/** Whether this tab is the one of all that says it: the first one, and one that is seen before those that are not. */
async function saysIt(end: string): Promise<boolean> {
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, behind))
  const claim = () => {
    const isFirst = localStorage.getItem(saidKey) !== end
    localStorage.setItem(saidKey, end)
    return isFirst
  }
  // Locks are there on secure pages alone; without them two tabs of the same moment may both say it.
  return 'locks' in navigator ? navigator.locks.request(saidKey, claim) : claim()
}

/** Whole seconds until an instant, each second (R031); undefined without one. */
function useSecondsUntil(end: string | undefined): number | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (end === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [end])
  return end === undefined ? undefined : Math.ceil((new Date(end).getTime() - now) / 1000)
}
