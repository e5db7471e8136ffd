import { deskRoles, houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'packageRecords.view': houseRoles,
  'packageRecords.keep': deskRoles,
} as const satisfies Permissions
