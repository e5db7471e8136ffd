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
  | { at: 'closed' }
  | ({ at: 'method' } & Wish)
  /** `first`: a code that was read before the reader was open. */
  | ({ at: 'read'; kind: ReaderKind; first?: string } & Wish)
  | ({ at: 'serial' } & Wish)

let step: Step = { at: 'closed' }
const watchers = new Set<() => void>()

/** The step of the activation that is on screen now. */
export const stepShown = (): Step => step

/** Hears when another step is shown; gives the way to stop hearing. */
export function onStep(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Shows a step of the activation in place of the one before. */
export function showStep(next: Step): void {
  step = next
  for (const watch of watchers) watch()
}

/** Ends the activation on screen; what was bound stays bound. */
export const closeQuickActivation = (): void => showStep({ at: 'closed' })
