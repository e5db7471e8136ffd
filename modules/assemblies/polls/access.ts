import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'polls.view': everyone,
  'polls.manage': ['admin', 'manager'],
  'polls.print': deskRoles,
} as const satisfies Permissions
