import type { EmergencyContact } from './state.ts'

/** An owner as a cell names them; what is undefined was not said. */
export interface OwnerSaid {
  name: string
  phone?: string
  share?: readonly [numerator: number, denominator: number]
  isRepresentative: boolean
}

/** A parking space as a cell names it. */
export interface SpaceSaid {
  number: string
  kind?: 'flat' | 'mechanical'
  /** In 0.01 m². */
  area?: number
}

/** What a line says of a household. Undefined: the cell is blank, and nothing changes; null, '' and []: it says 無. */
export interface HouseholdLine {
  row: number
  label: string
  building: string
  floor: string
  unit: string
  isVirtual?: boolean
  /** In 0.01 m². */
  exclusiveArea?: number | null
  titleArea?: number | null
  carSpaces?: readonly SpaceSaid[]
  motorcycleSpaces?: readonly SpaceSaid[]
  owners?: readonly OwnerSaid[]
  isRented?: boolean
  movedInOn?: string | null
}

/** What a line says of somebody. */
export interface ResidentLine {
  row: number
  label: string
  name: string
  mobile?: string
  phone2?: string
  identityId?: number | null
  isContact?: boolean
  birthday?: string | null
  cars?: readonly string[]
  motorcycles?: readonly string[]
  movedInOn?: string | null
  contractFrom?: string | null
  contractUntil?: string | null
  emergencyContacts?: readonly EmergencyContact[]
}
