import type { Checks } from '../check-contract.ts'

/** The checks in the order in which they are looked at. */
export const checkNames = [
  'gaps',
  'stale',
  'twice',
  'negative',
  'withoutBill',
  'differing',
  'unmatched',
  'otherPayers',
  'unknownPayers',
  'missingSums',
] as const
export type CheckName = (typeof checkNames)[number]

/** How much a check found. */
export const countOf = (checks: Checks, name: CheckName): number => {
  if (name === 'gaps') return checks.openGapCount
  if (name === 'stale') return checks.staleCount
  return name === 'missingSums' ? checks.missingSums.length : checks[name].count
}
