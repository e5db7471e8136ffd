import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'alarmPoints.view': everyone,
  'alarmPoints.silence': deskRoles,
  'alarmPoints.configure': ['admin', 'manager'],
} as const satisfies Permissions
