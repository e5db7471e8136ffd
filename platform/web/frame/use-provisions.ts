import { useEffect } from 'react'
import { loadQueueViews } from '#platform/web/queue/queue-views.ts'
import { useContributions } from './contributions.ts'
import { useAllowed } from './use-me.ts'

/** Milliseconds after a page is there, and between two rounds. */
const first = 4000
const between = 300_000

/** Stands in the browser's own timeline when all of a round is here: what a line may be lost after. */
const provisionsMark = 'lobby.provisions'

const isLoaded = (load: () => Promise<unknown>) =>
  load().then(
    () => true,
    () => false,
  )

/** Loads what must be here before the line is lost, one after the other, while nobody waits for anything. */
export function useProvisions(): void {
  const allowed = useAllowed()
  const { provisions } = useContributions()
  useEffect(() => {
    const wanted = allowed(provisions)
    if (wanted.length === 0) return
    let stopped = false
    async function load() {
      let whole = await isLoaded(loadQueueViews)
      for (const provision of wanted) {
        if (stopped || !navigator.onLine) break
        // What could not be loaded is tried again in the next round.
        whole = (await isLoaded(provision.fetch)) && whole
      }
      if (whole && !stopped && navigator.onLine) performance.mark(provisionsMark)
      if (!stopped) timer = setTimeout(() => void load(), between)
    }
    let timer = setTimeout(() => void load(), first)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [allowed, provisions])
}
