import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'alarmGateways.configure': ['admin', 'manager'],
} as const satisfies Permissions
