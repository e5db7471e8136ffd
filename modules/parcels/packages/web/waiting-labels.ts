import type { RegisteredPackage } from '../contract.ts'

let labels: readonly RegisteredPackage[] = []
const watchers = new Set<() => void>()

function show(next: readonly RegisteredPackage[]): void {
  labels = next
  for (const watch of watchers) watch()
}

/** Labels of packages that waited for the line: they print one after the other while somebody looks at the page. */
export const printWhenSeen = (content: RegisteredPackage): void => show([...labels, content])

/** The packages whose labels are not printed yet. */
export const waitingLabels = (): readonly RegisteredPackage[] => labels

/** Takes the labels out, to print them. */
export function takeLabels(): readonly RegisteredPackage[] {
  const taken = labels
  if (taken.length > 0) show([])
  return taken
}

/** Hears when they change; gives the way to stop hearing. */
export function onWaitingLabels(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}
