import { faultsOfBuilding, type TypedBuilding, usualBuilding } from './typed-building.ts'

export type HouseholdWay = 'byCount' | 'byList' | 'none'

/** A community as it is typed. */
export interface TypedCommunity {
  name: string
  way: HouseholdWay
  buildings: readonly TypedBuilding[]
  labels: string
  account: string
  managerName: string
}

/** What stands in the form before anybody types. */
export const blankCommunity: TypedCommunity = {
  name: '',
  way: 'byCount',
  buildings: [usualBuilding(0)],
  labels: '',
  account: 'auth_',
  managerName: '',
}

/** Whether something is the account of a manager: `auth_` and a mobile number. */
export const isManagerAccount = (typed: string): boolean => /^auth_09\d{8}$/i.test(typed.trim())

/** The labels of a pasted list. */
export const labelsOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((label) => label.trim())
    .filter(Boolean)

/** Which fields must be mended before it can be made. */
export function faultsOf({ name, way, buildings, labels, account, managerName }: TypedCommunity) {
  const isWrong = (building: TypedBuilding) => Object.values(faultsOfBuilding(building)).some(Boolean)
  return {
    name: !name.trim(),
    account: !isManagerAccount(account),
    managerName: !managerName.trim(),
    buildings: way === 'byCount' && buildings.some(isWrong),
    labels: way === 'byList' && labelsOf(labels).length === 0,
  }
}
