import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onStep, stepShown } from './fast-receive-store.ts'

const FastReceiveDialogs = lazy(() =>
  import('./FastReceiveDialogs.tsx').then((module) => ({ default: module.FastReceiveDialogs })),
)

/** Shows the dialog of the step that fast receive is at; loads it when it is first opened. */
export function FastReceiveHost() {
  const step = useSyncExternalStore(onStep, stepShown)
  return <Suspense fallback={null}>{step.at !== 'closed' && <FastReceiveDialogs step={step} />}</Suspense>
}
