import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { onPicking, pickingShown } from './picking.ts'

/** The picker's code; asked for also before the line can be lost. */
export const loadPicker = async () => (await import('./HouseholdPicker.tsx')).HouseholdPicker
const HouseholdPicker = latePart(loadPicker)

/** Shows the picker while one is asked for; loads it then. */
export function HouseholdPickerHost() {
  const picking = useSyncExternalStore(onPicking, pickingShown)
  return (
    <Suspense fallback={null}>
      {picking && <HouseholdPicker key={picking.id} virtual={picking.virtual} onPicked={picking.finish} />}
    </Suspense>
  )
}
