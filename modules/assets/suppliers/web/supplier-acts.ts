import type { ComponentType } from 'react'

/** What another module puts beside the name of a supplier that works for the community; it shows nothing to who may not. */
type SupplierAct = ComponentType<{ supplierId: string; name: string }>

const acts = new Map<string, SupplierAct>()

/** Declares one under its name, as the module that brings it begins. */
export function addSupplierAct(name: string, Act: SupplierAct): void {
  acts.set(name, Act)
}

export const supplierActs = (): readonly [name: string, Act: SupplierAct][] => [...acts]

const notes = new Map<string, SupplierAct>()

/** Declares what another module says above the facts of a supplier; nothing where there is nothing to say. */
export function addSupplierNote(name: string, Said: SupplierAct): void {
  notes.set(name, Said)
}

export const supplierNotes = (): readonly [name: string, Said: SupplierAct][] => [...notes]
