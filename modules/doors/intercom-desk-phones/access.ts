import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'intercomDeskPhones.use': deskRoles,
} as const satisfies Permissions
