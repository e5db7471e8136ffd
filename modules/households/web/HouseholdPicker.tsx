import type { Household } from '../contract.ts'

export interface HouseholdPickerProps {
  virtual: boolean
  onPicked: (household?: Household) => void
}

export function HouseholdPicker(_: HouseholdPickerProps) {
  return null
}
