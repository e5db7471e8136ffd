type View = 'faq' | 'support' | 'tour' | undefined

let shown: View
const listeners = new Set<() => void>()

function show(next: View): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens the questions and answers. */
export const openFaq = (): void => show('faq')
/** Opens how support is reached, and what it will ask for. */
export const openSupport = (): void => show('support')
/** Begins the guided tour. */
export const startTour = (): void => show('tour')
export const closeHelp = (): void => show(undefined)
export const helpShown = (): View => shown
export function onHelp(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
