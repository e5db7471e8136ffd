import type { ComponentType } from 'react'

/** What another module says above door units; nothing where there is nothing to say. */
type SentryNote = ComponentType<Record<never, never>>

const notes = new Map<string, SentryNote>()

/** Declares one under its name, as the module that brings it begins. */
export function addSentryNote(name: string, Said: SentryNote): void {
  notes.set(name, Said)
}

export const sentryNotes = (): readonly [name: string, Said: SentryNote][] => [...notes]
