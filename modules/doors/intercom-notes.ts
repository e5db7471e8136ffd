import type { ComponentType } from 'react'

/** What another module says above door units; nothing where there is nothing to say. */
type SentryNote = ComponentType<Record<never, never>>

const notes = new Map<string, SentryNote>()

/** Declares one under its name, as the module that brings it begins. */
export function addSentryNote(name: string, Said: SentryNote): void {
  notes.set(name, Said)
}

export const sentryNotes = (): readonly [name: string, Said: SentryNote][] => [...notes]

/** What another module says of one sentry: in a word beside it in the list, and in its panel. */
interface SentryPart {
  Mark: ComponentType<{ sentryId: string }>
  Part: ComponentType<{ sentryId: string; sentryName: string }>
}

const parts = new Map<string, SentryPart>()

/** Declares one under its name, as the module that brings it begins. */
export function addSentryPart(name: string, part: SentryPart): void {
  parts.set(name, part)
}

export const sentryParts = (): readonly [name: string, part: SentryPart][] => [...parts]
