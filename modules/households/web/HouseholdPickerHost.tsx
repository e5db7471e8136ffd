import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onPicking, pickingShown } from './picking.ts'

const HouseholdPicker = lazy(() =>
  import('./HouseholdPicker.tsx').then((module) => ({ default: module.HouseholdPicker })),
)

/** Shows the picker while one is asked for; loads it then. */
export function HouseholdPickerHost() {
  const picking = useSyncExternalStore(onPicking, pickingShown)
  return (
    <Suspense fallback={null}>
      {picking && <HouseholdPicker key={picking.id} virtual={picking.virtual} onPicked={picking.finish} />}
    </Suspense>
  )
}
