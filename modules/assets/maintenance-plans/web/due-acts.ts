import type { ComponentType } from 'react'

/** What another module puts beside what is late and is a supplier's to do; it shows nothing to who may not. */
type LateAct = ComponentType<{ supplierId: string; name: string }>
/** What another module says above what is due; nothing where there is nothing to say. */
type DueNote = ComponentType<Record<never, never>>

const acts = new Map<string, LateAct>()
const notes = new Map<string, DueNote>()

/** Declares one under its name, as the module that brings it begins. */
export function addLateAct(name: string, Act: LateAct): void {
  acts.set(name, Act)
}

/** Declares one under its name, as the module that brings it begins. */
export function addDueNote(name: string, Said: DueNote): void {
  notes.set(name, Said)
}

export const lateActs = (): readonly [name: string, Act: LateAct][] => [...acts]
export const dueNotes = (): readonly [name: string, Said: DueNote][] => [...notes]
