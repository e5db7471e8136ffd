import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'supplierMaintenance.invite': deskRoles,
} as const satisfies Permissions
