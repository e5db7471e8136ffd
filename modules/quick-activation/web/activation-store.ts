import type { ReaderKind } from '#modules/readers/web/public.ts'

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

export const stepShown = (): Step => step

export function onStep(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

export function showStep(next: Step): void {
  step = next
  for (const watch of watchers) watch()
}

export const closeQuickActivation = (): void => showStep({ at: 'closed' })
