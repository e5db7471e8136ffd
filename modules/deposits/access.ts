import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'deposits.view': everyone,
  'deposits.handOver': deskRoles,
} as const satisfies Permissions
