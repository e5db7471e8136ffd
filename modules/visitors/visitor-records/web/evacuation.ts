let wanted = 0
const watchers = new Set<() => void>()

/** Prints who is inside now: one press, no question. */
export const printEvacuation = (): void => show(Date.now())
export const endEvacuation = (): void => show(0)
/** 0 while nothing is printed. */
export const evacuationWanted = (): number => wanted

export function onEvacuation(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

function show(next: number): void {
  wanted = next
  for (const watch of watchers) watch()
}
