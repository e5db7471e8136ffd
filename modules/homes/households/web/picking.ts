import { overlay } from '#platform/web/frame/overlay.tsx'
import type { Household } from '../contract.ts'

/** The picker's code; asked for also before the line can be lost. */
export const loadPicker = async () => (await import('./HouseholdPicker.tsx')).HouseholdPicker

/** The picker of a household; `virtual`: whether virtual households are listed from the start (R150). */
export const picker = overlay<{ virtual: boolean; onPicked: (household?: Household) => void }>(loadPicker)

/** Opens the picker; a second one at the same time gives the first up. */
export function startPicking(virtual: boolean): Promise<Household | undefined> {
  picker.shown()?.onPicked()
  return new Promise((resolve) => {
    function onPicked(household?: Household) {
      if (picker.shown()?.onPicked === onPicked) picker.close()
      resolve(household)
    }
    picker.open({ virtual, onPicked })
  })
}
