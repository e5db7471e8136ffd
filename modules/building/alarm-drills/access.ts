import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'alarmDrills.view': everyone,
  'alarmDrills.configure': ['admin', 'manager'],
} as const satisfies Permissions
