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
}

export type Step =
  | { at: 'closed' }
  | { at: 'method' }
  /** `from`: where a failed scan leads back to (R145). */
  | { at: 'scan'; kind: 'barcode' | 'card'; from: 'method' | 'closed' }
  | { at: 'choose'; start: Start }
  | { at: 'receive'; start: Start }

let step: Step = { at: 'closed' }
const watchers = new Set<() => void>()

/** The step of the hand-over that is on screen now. */
export const stepShown = (): Step => step

/** Hears when another step is shown; gives the way to stop hearing. */
export function onStep(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Shows a step of the hand-over in place of the one before. */
export function showStep(next: Step): void {
  step = next
  for (const watch of watchers) watch()
}

/** Ends the hand-over on screen; nothing is written. */
export const closeFastReceive = (): void => showStep({ at: 'closed' })

/** Two or more households on one card or phone: choose which to include (R120). */
export function showStart(start: Start): void {
  const several = start.households.length > 1 && start.receiveType !== 3 && start.receiveType !== 1
  showStep({ at: several ? 'choose' : 'receive', start })
}
