import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { evacuationWanted, onEvacuation } from './evacuation.ts'

const EvacuationPrint = latePart(async () => (await import('./EvacuationPrint.tsx')).EvacuationPrint)

/** Prints who is inside whenever somebody asked for it, from any page. */
export function EvacuationHost() {
  const wanted = useSyncExternalStore(onEvacuation, evacuationWanted)
  if (!wanted) return null
  return (
    <Suspense>
      <EvacuationPrint key={wanted} />
    </Suspense>
  )
}
