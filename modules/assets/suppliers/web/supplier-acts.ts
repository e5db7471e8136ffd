import type { ComponentType } from 'react'

/** What another module puts beside the name of a supplier that works for the community; it shows nothing to who may not. */
type SupplierAct = ComponentType<{ supplierId: string; name: string }>

const acts = new Map<string, SupplierAct>()

/** Declares one under its name, as the module that brings it begins. */
export function addSupplierAct(name: string, Act: SupplierAct): void {
  acts.set(name, Act)
}

export const supplierActs = (): readonly [name: string, Act: SupplierAct][] => [...acts]
