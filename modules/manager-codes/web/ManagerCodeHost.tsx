import { lazy, Suspense, useSyncExternalStore } from 'react'
import { managerCodeShown, onManagerCode } from './manager-code-store.ts'

const ManagerCodeDialogs = lazy(() =>
  import('./ManagerCodeDialogs.tsx').then((module) => ({ default: module.ManagerCodeDialogs })),
)

/** Shows the dialogs of manager codes while one is open; loads them then. */
export function ManagerCodeHost() {
  const shown = useSyncExternalStore(onManagerCode, managerCodeShown)
  return <Suspense fallback={null}>{shown && <ManagerCodeDialogs shown={shown} />}</Suspense>
}
