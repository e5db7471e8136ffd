import { useEffect } from 'react'
import { loadQueueViews } from '#platform/web/queue/queue-views.ts'
import { useContributions } from './contributions.ts'
import { useAllowed } from './use-me.ts'

/** Milliseconds after a page is there, and between two rounds. */
const first = 4000
const between = 300_000

/** Loads what must be here before the line is lost, one after the other, while nobody waits for anything. */
export function useProvisions(): void {
  const allowed = useAllowed()
  const { provisions } = useContributions()
  useEffect(() => {
    const wanted = allowed(provisions)
    if (wanted.length === 0) return
    let stopped = false
    async function load() {
      await loadQueueViews().catch(() => undefined)
      for (const provision of wanted) {
        if (stopped || !navigator.onLine) break
        // What could not be loaded is tried again in the next round.
        await provision.fetch().catch(() => undefined)
      }
      if (!stopped) timer = setTimeout(() => void load(), between)
    }
    let timer = setTimeout(() => void load(), first)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [allowed, provisions])
}
