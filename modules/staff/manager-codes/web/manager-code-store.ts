import type { Manager } from '../contract.ts'

/** What is open: the own code, or what a scanned one said. */
export type Shown = { kind: 'own' } | { kind: 'scanned'; manager?: Manager; refused?: string } | undefined

let shown: Shown
const listeners = new Set<() => void>()

function show(next: Shown): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens the dialog with the code of whoever is signed in (R198). */
export const openManagerCode = (): void => show({ kind: 'own' })
/** Says who showed the code that was scanned, or why it is none. */
export const showScanned = (said: { manager?: Manager; refused?: string }): void =>
  show({ kind: 'scanned', ...said })
export const closeManagerCode = (): void => show(undefined)
export const managerCodeShown = (): Shown => shown
export function onManagerCode(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
