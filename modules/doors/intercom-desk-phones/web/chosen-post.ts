import { sharedState } from '#platform/web/live/shared-state.ts'

const KEY = 'lobby.deskPhone'

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
const state = sharedState(kept())

/** The guard post that rings this browser; '': none does. */
export const useChosenPost = (): string => state.use()

export function choosePost(sentryId: string): void {
  state.set(sentryId)
  try {
    localStorage.setItem(KEY, sentryId)
  } catch {
    // A browser that refuses storage rings until it is loaded anew.
  }
}
