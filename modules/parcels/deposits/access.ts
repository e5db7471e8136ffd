import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'deposits.view': everyone,
  'deposits.register': deskRoles,
  'deposits.handOver': deskRoles,
  'deposits.configure': ['admin', 'manager'],
} as const satisfies Permissions
