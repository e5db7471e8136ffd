import type { Permissions } from '#platform/contract/access.ts'

// Who may look and who may change is said by households.view and households.change.
export const permissions = {
  /** Owners' whole phone numbers; each view is audited. */
  'householdProperties.unmask': ['admin', 'manager'],
} as const satisfies Permissions
