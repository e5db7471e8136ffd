import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Milliseconds after which a busy page is taken for idle. */
const patience = 4000

/** Draws what nobody waits for once the page has nothing else to do; its code is loaded then. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), patience / 4)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: patience })
    return () => cancelIdleCallback(asked)
  }, [])
  return isIdle && <Suspense fallback={null}>{children}</Suspense>
}
