import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onStep, stepShown } from './activation-store.ts'

const QuickActivationDialogs = lazy(() =>
  import('./QuickActivationDialogs.tsx').then((module) => ({ default: module.QuickActivationDialogs })),
)

/** Shows the dialog of the step that quick activation is at; loads it when first opened. */
export function QuickActivationHost() {
  const step = useSyncExternalStore(onStep, stepShown)
  return <Suspense fallback={null}>{step.at !== 'closed' && <QuickActivationDialogs step={step} />}</Suspense>
}
