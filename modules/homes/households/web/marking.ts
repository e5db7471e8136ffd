export interface Marking {
  id: number
  householdId: string
  /** Whose marks come first; unsaid: the household's. */
  name?: string
}

let shown: Marking | undefined
let last = 0
const watchers = new Set<() => void>()

/** Opens the dialog in which marks and notes of a household and its people are read and changed. */
export function openHouseholdMarks(of: { householdId: string; name?: string }): void {
  show({ id: ++last, ...of })
}

/** Closes the dialog of marks and notes. */
export const closeMarking = (): void => show(undefined)

/** Whose marks are being edited; undefined: no dialog is open. */
export const markingShown = (): Marking | undefined => shown

/** Hears when that changes; gives the way to stop hearing. */
export function onMarking(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

function show(next: Marking | undefined): void {
  shown = next
  for (const watch of watchers) watch()
}
