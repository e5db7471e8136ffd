import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { onStep, stepShown } from './activation-store.ts'

const QuickActivationDialogs = latePart(
  async () => (await import('./QuickActivationDialogs.tsx')).QuickActivationDialogs,
)

/** Shows the dialog of the step that quick activation is at; loads it when first opened. */
export function QuickActivationHost() {
  const step = useSyncExternalStore(onStep, stepShown)
  return <Suspense fallback={null}>{step.at !== 'closed' && <QuickActivationDialogs step={step} />}</Suspense>
}
