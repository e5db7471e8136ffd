import { type ComponentType, lazy } from 'react'
import { whenSignedIn } from '#platform/web/session/session.ts'
import type { QueueLinesProps } from './QueueLines.tsx'
import type { QueueablePart } from './queueable.ts'

const loadViews = () => import('./views.ts').catch(() => undefined)
const Nothing = () => null

// Code that a lost line keeps away draws nothing, and breaks nothing.
export const LazyQueueLines = lazy<ComponentType<QueueLinesProps>>(async () => ({
  default: (await loadViews())?.QueueLines ?? Nothing,
}))
export const LazyQueueButton = lazy<ComponentType>(async () => ({
  default: (await loadViews())?.QueueButton ?? Nothing,
}))

/** What shows the queue, its list too; it must be here before the line is lost. */
export const loadQueueViews = async (): Promise<void> => (await loadViews())?.loadQueuePanel()

/** Milliseconds that the first page has for itself. */
const first = 300

/** Starts the queue of whoever is signed in when the first page is there, or as soon as its code can be loaded. */
export function startQueueSoon(parts: () => readonly QueueablePart[]): void {
  const start = () =>
    import('./queue.ts').then(
      ({ startQueue }) => startQueue(parts),
      () => window.addEventListener('online', start, { once: true }),
    )
  whenSignedIn(() => setTimeout(() => void start(), first))
}
