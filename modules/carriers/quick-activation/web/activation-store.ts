import { overlay } from '#platform/web/frame/overlay.tsx'
import type { ReaderKind } from '#modules/carriers/readers/web/public.ts'

/** The household that something is activated for. */
export interface Target {
  householdId: string
  label: string
  names: readonly string[]
}

/** For whom: a household, and who of it carries the card or the phone; null: the household as a whole. */
export interface Wish {
  household: Target
  holder: { residentId: string; name: string } | null
}

export type Step =
  | ({ at: 'method' } & Wish)
  /** `first`: a code that was read before the reader was open. */
  | ({ at: 'read'; kind: ReaderKind; first?: string } & Wish)
  | ({ at: 'serial' } & Wish)

/** The dialog of the step that quick activation is at. */
export const quickActivation = overlay<{ step: Step }>(
  async () => (await import('./QuickActivationDialogs.tsx')).QuickActivationDialogs,
)

/** Shows a step of the activation in place of the one before. */
export const showStep = (step: Step): void => quickActivation.show({ step })

/** Ends the activation on screen; what was bound stays bound. */
export const closeQuickActivation = quickActivation.close
