import { useSyncExternalStore } from 'react'

/** Whether the page explains itself: the guided tour with the help icon, and the sentences beside fields (R075, R096). */
export interface Hints {
  guidance: boolean
  text: boolean
}

const key = 'lobby.hints'
const listeners = new Set<() => void>()
let hints: Hints = read()

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
  hints = { ...hints, ...change }
  try {
    localStorage.setItem(key, JSON.stringify(hints))
  } catch {
    // A browser that refuses storage still changes for this visit.
  }
  for (const listener of listeners) listener()
}

function onHints(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Which hints this browser shows. */
export const useHints = (): Hints =>
  useSyncExternalStore(
    onHints,
    () => hints,
    () => hints,
  )
