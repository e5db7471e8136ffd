import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'emergencyNotices.view': everyone,
  'emergencyNotices.publish': deskRoles,
} as const satisfies Permissions
