import { sharedState } from '#platform/web/live/shared-state.ts'
import type { RegisteredPackage } from '../contract.ts'

/** The packages whose labels are not printed yet. */
export const waitingLabels = sharedState<readonly RegisteredPackage[]>([])

/** Labels of packages that waited for the line: they print one after the other while somebody looks at the page. */
export const printWhenSeen = (content: RegisteredPackage): void =>
  waitingLabels.set([...waitingLabels.get(), content])

/** Takes the labels out, to print them. */
export function takeLabels(): readonly RegisteredPackage[] {
  const taken = waitingLabels.get()
  if (taken.length > 0) waitingLabels.set([])
  return taken
}
