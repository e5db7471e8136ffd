import { lazy, Suspense, useSyncExternalStore } from 'react'
import { evacuationWanted, onEvacuation } from './evacuation.ts'

const EvacuationPrint = lazy(() =>
  import('./EvacuationPrint.tsx').then((module) => ({ default: module.EvacuationPrint })),
)

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
