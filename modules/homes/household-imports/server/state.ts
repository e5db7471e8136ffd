/** An owner as the books have them. */
export interface Owner {
  name: string
  phone: string
  share: readonly [numerator: number, denominator: number] | null
  isRepresentative: boolean
}

export interface Space {
  number: string
  kind: 'flat' | 'mechanical'
  /** In 0.01 m². */
  area: number | null
}

/** What a household is by what this module reads and writes. */
export interface HouseholdState {
  label: string
  building: string
  floor: string
  unit: string
  isVirtual: boolean
  exclusiveArea: number | null
  titleArea: number | null
  carSpaces: readonly Space[]
  motorcycleSpaces: readonly Space[]
  owners: readonly Owner[]
  isRented: boolean
  movedInOn: string | null
}

export interface KnownHousehold extends HouseholdState {
  id: string
}

/** Whom the desk calls when something happens to somebody. */
export interface EmergencyContact {
  name: string
  /** What they are to the person: 弟; '' when nobody said. */
  relation: string
  phone: string
}

/** What somebody is by what this module reads and writes. */
export interface ResidentState {
  name: string
  mobile: string
  phone2: string
  identityId: number | null
  isContact: boolean
  birthday: string | null
  cars: readonly string[]
  motorcycles: readonly string[]
  movedInOn: string | null
  contractFrom: string | null
  contractUntil: string | null
  emergencyContacts: readonly EmergencyContact[]
}

export interface KnownResident extends ResidentState {
  id: string
  householdId: string
}

/** Everything that is there now: open households and who lives in them. */
export interface Current {
  households: readonly KnownHousehold[]
  residents: readonly KnownResident[]
  /** Plates of households that are nobody's in particular: household and bare plate. */
  sharedPlates: ReadonlySet<string>
}
