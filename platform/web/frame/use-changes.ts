import { useEffect, useRef } from 'react'
import { hearEvents } from '#platform/web/live/live.ts'

/** Milliseconds between two refreshes while events rain. */
const pace = 250

const concerns = (changedBy: readonly string[], name: string): boolean =>
  changedBy.some((text) => (text.endsWith('.') ? name.startsWith(text) : name === text))

/**
 * Refreshes something when an event of the community changes it: at once, and at most every 250 ms while events rain.
 * @param changedBy names of events, `packages.handedOver`, or a whole module, `packages.`
 */
export function useChanges(changedBy: readonly string[], refresh: () => void): void {
  const latest = useRef({ changedBy, refresh })
  useEffect(() => {
    latest.current = { changedBy, refresh }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let again = false
    const run = () => {
      again = false
      latest.current.refresh()
      timer = setTimeout(() => {
        timer = undefined
        if (again) run()
      }, pace)
    }
    const stop = hearEvents(({ Name }) => {
      if (!concerns(latest.current.changedBy, Name)) return
      if (timer === undefined) run()
      else again = true
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}
