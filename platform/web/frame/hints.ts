import { sharedState } from '#platform/web/live/shared-state.ts'

/** Whether the page explains itself: the guided tour with the help icon, and the sentences beside fields (R075, R096). */
export interface Hints {
  guidance: boolean
  text: boolean
}

const key = 'lobby.hints'
const hints = sharedState(read())

function read(): Hints {
  const chosen: Hints = { guidance: true, text: true }
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    if (stored.guidance === false) chosen.guidance = false
    if (stored.text === false) chosen.text = false
  } catch {
    // What cannot be read is not a choice.
  }
  return chosen
}

/** Keeps the choice in this browser, as the look is kept; it holds at once. */
export function chooseHints(change: Partial<Hints>): void {
  hints.set({ ...hints.get(), ...change })
  try {
    localStorage.setItem(key, JSON.stringify(hints.get()))
  } catch {
    // A browser that refuses storage still changes for this visit.
  }
}

/** Which hints this browser shows. */
export const useHints = hints.use
