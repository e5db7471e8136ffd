import type { KeptToken } from './registration.ts'

export const keptKey = 'lobby.pushToken'

/** What this browser registered with; undefined: never, or it was taken back. */
export function kept(): KeptToken | undefined {
  try {
    return JSON.parse(localStorage.getItem(keptKey) ?? '') as KeptToken
  } catch {
    return undefined
  }
}

/** Whether notifications have worked in this browser before. */
export const workedBefore = (): boolean => kept() !== undefined
