import { Suspense, useEffect, useState } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { useSession } from '#platform/web/frame/use-me.ts'

/** Milliseconds that the first page has for itself. */
const after = 3000
const shownKey = 'lobby.passiveUse'

const LazyAlert = latePart(async () => (await import('./PassiveUseAlert.tsx')).PassiveUseAlert)

/** Tells admins that are not from the enterprise portal of accounts that nobody uses, once in a session (R086). */
export function PassiveUseHost() {
  const session = useSession()
  const [asks, setAsks] = useState(false)
  const isAsked = session?.IsAdmin && !session.IsFromEip
  const time = session?.Time ?? ''
  useEffect(() => {
    if (!isAsked || sessionStorage.getItem(shownKey) === time) return
    const timer = setTimeout(() => {
      sessionStorage.setItem(shownKey, time)
      setAsks(true)
    }, after)
    return () => clearTimeout(timer)
  }, [isAsked, time])
  return asks ? (
    <Suspense>
      <LazyAlert onClose={() => setAsks(false)} />
    </Suspense>
  ) : null
}
