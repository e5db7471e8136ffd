import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'alarmEvents.view': everyone,
  /** Calls for help of households. */
  'alarmEvents.viewPrivate': deskRoles,
  'alarmEvents.handle': deskRoles,
  'alarmEvents.test': ['admin', 'manager'],
} as const satisfies Permissions
