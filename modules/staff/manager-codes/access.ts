import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  /** Asks for a code; only manager accounts get one. */
  'managerCodes.show': everyone,
  'managerCodes.verify': deskRoles,
} as const satisfies Permissions
