import type { EventKind } from '#platform/contract/event.ts'

/** Something that people may hear of by a notification of their browser; its text names nobody. */
export interface PushKind {
  event: EventKind
  /** What the choice is called. */
  label: string
  title: string
  /** The same, for browsers that ask for English. */
  english: string
  /** The page that a click opens. */
  link: string
  /** Seconds after which nobody needs to hear it any more. */
  lifetime: number
  urgency: 'normal' | 'high'
  /** Whether an account that chose nothing hears it. */
  usual: boolean
}

/** Declares that an event is worth a notification; whoever may hear the event may hear that. */
export function pushKind(event: EventKind, wording: Omit<PushKind, 'event'>): PushKind {
  return { event, ...wording }
}
