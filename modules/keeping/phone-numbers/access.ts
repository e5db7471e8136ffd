import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  /** Whole telephone numbers, which are masked everywhere; each view is audited. */
  'phoneNumbers.show': deskRoles,
} as const satisfies Permissions
