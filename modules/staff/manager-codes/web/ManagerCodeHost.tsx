import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { managerCodeShown, onManagerCode } from './manager-code-store.ts'

const ManagerCodeDialogs = latePart(async () => (await import('./ManagerCodeDialogs.tsx')).ManagerCodeDialogs)

/** Shows the dialogs of manager codes while one is open; loads them then. */
export function ManagerCodeHost() {
  const shown = useSyncExternalStore(onManagerCode, managerCodeShown)
  return <Suspense fallback={null}>{shown && <ManagerCodeDialogs shown={shown} />}</Suspense>
}
