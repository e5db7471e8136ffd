import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onPicking, pickingShown } from './picking.ts'

/** The picker's code; asked for also before the line can be lost. */
export const loadPicker = () =>
  import('./HouseholdPicker.tsx').then((module) => ({ default: module.HouseholdPicker }))
const HouseholdPicker = lazy(loadPicker)

/** Shows the picker while one is asked for; loads it then. */
export function HouseholdPickerHost() {
  const picking = useSyncExternalStore(onPicking, pickingShown)
  return (
    <Suspense fallback={null}>
      {picking && <HouseholdPicker key={picking.id} virtual={picking.virtual} onPicked={picking.finish} />}
    </Suspense>
  )
}
