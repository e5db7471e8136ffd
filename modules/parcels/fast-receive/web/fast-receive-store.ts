import { overlay } from '#platform/web/frame/overlay.tsx'
import type { Household } from '#modules/homes/households/contract.ts'
import type { ReceiveType } from '#platform/contract/hand-over.ts'

/** How the household was found. */
export type Method = 'barcode' | 'card' | 'pick'

/** Whose items are handed over, and what was scanned to find them. */
export interface Start {
  households: readonly Household[]
  receiveType: ReceiveType
  /** The scanned code, for types 0 and 2. */
  receiveCode?: string
  /** A row to begin at: what was scanned. */
  focusId?: string
  /** Only this is ticked at first; the rest is offered. */
  onlyId?: string
}

export type Step =
  | { at: 'method' }
  /** `from`: where a failed scan leads back to (R145). */
  | { at: 'scan'; kind: 'barcode' | 'card'; from: 'method' | 'closed' }
  | { at: 'choose'; start: Start }
  | { at: 'receive'; start: Start }

/** The code of the dialogs; asked for also before the line can be lost. */
export const loadDialogs = async () => (await import('./FastReceiveDialogs.tsx')).FastReceiveDialogs

/** The dialog of the step that the hand-over is at. */
export const fastReceive = overlay<{ step: Step }>(loadDialogs)

/** Shows a step of the hand-over in place of the one before. */
export const showStep = (step: Step): void => fastReceive.show({ step })

/** Ends the hand-over on screen; nothing is written. */
export const closeFastReceive = fastReceive.close

/** Two or more households on one card or phone: choose which to include (R120). */
export function showStart(start: Start): void {
  const several = start.households.length > 1 && start.receiveType !== 3 && start.receiveType !== 1
  showStep({ at: several ? 'choose' : 'receive', start })
}
