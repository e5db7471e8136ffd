import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'alarmCalls.view': deskRoles,
  'alarmCalls.configure': ['admin', 'manager'],
} as const satisfies Permissions
