import { useEffect, useState } from 'react'
import { watchKeys } from '#platform/web/input/scan-capture.ts'
import { strokeOf } from '#platform/web/input/stroke-of.ts'
import { createObserver, type Observed, runSilence } from './observe.ts'

/** Fewer keys are somebody's, not a reader's. */
const fewest = 3
const isField = (target: EventTarget | null) => target instanceof HTMLInputElement && !target.readOnly

/** The last run of keys on this page; what one types into a field of the page is none. */
export function useObserved(): [Observed | undefined, () => void] {
  const [observed, setObserved] = useState<Observed>()
  useEffect(() => {
    const observer = createObserver()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (seen: Observed | undefined) => {
      if (seen && seen.keys.length >= fewest) setObserved(seen)
    }
    const stop = watchKeys((event) => {
      if (event.repeat || isField(event.target)) return
      const byMethod = event.isComposing || event.key === 'Process'
      show(observer.press({ ...strokeOf(event), key: event.key, byMethod }))
      clearTimeout(timer)
      timer = setTimeout(() => show(observer.tick(Number.POSITIVE_INFINITY)), runSilence)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return [observed, () => setObserved(undefined)]
}
