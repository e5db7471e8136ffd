import { newId } from '#platform/contract/new-id.ts'

const KEY = 'lobby.lastFocusedTab'
const tab = newId()

function keep(): void {
  try {
    localStorage.setItem(KEY, tab)
  } catch {
    // A browser that refuses storage has this tab alone, as far as anybody knows.
  }
}

/** Remembers which tab somebody used last; gives the way to stop. */
export function watchFocus(): () => void {
  if (document.hasFocus()) keep()
  window.addEventListener('focus', keep)
  return () => window.removeEventListener('focus', keep)
}

/** Whether somebody used this tab last (R211). */
export function isLastFocused(): boolean {
  try {
    return (localStorage.getItem(KEY) ?? tab) === tab
  } catch {
    return true
  }
}
