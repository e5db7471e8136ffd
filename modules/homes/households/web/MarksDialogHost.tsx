import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { closeMarking, markingShown, onMarking } from './marking.ts'

const MarksDialog = latePart(async () => (await import('./MarksDialog.tsx')).MarksDialog)

/** Shows the dialog of marks and notes while one is asked for; loads it then. */
export function MarksDialogHost() {
  const marking = useSyncExternalStore(onMarking, markingShown)
  return (
    <Suspense fallback={null}>
      {marking && <MarksDialog key={marking.id} {...marking} onClose={closeMarking} />}
    </Suspense>
  )
}
