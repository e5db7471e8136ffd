import { deskRoles, houseRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'deposits.view': houseRoles,
  'deposits.register': deskRoles,
  'deposits.handOver': deskRoles,
  'deposits.configure': ['admin', 'manager'],
} as const satisfies Permissions
