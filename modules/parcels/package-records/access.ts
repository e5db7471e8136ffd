import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'packageRecords.view': everyone,
  'packageRecords.keep': deskRoles,
} as const satisfies Permissions
