import type { Stroke } from './scanner.ts'

/** A key event as the recognisers want it. Some readers send capitals without holding shift; `key` then tells. */
export function strokeOf(event: KeyboardEvent): Stroke {
  const capital = /^[A-Z]$/.test(event.key) && !event.getModifierState('CapsLock')
  return { code: event.code, shift: event.shiftKey || capital, time: event.timeStamp }
}
