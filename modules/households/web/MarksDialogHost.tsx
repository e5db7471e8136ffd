import { lazy, Suspense, useSyncExternalStore } from 'react'
import { closeMarking, markingShown, onMarking } from './marking.ts'

const MarksDialog = lazy(() =>
  import('./MarksDialog.tsx').then((module) => ({ default: module.MarksDialog })),
)

/** Shows the dialog of marks and notes while one is asked for; loads it then. */
export function MarksDialogHost() {
  const marking = useSyncExternalStore(onMarking, markingShown)
  return (
    <Suspense fallback={null}>
      {marking && <MarksDialog key={marking.id} {...marking} onClose={closeMarking} />}
    </Suspense>
  )
}
