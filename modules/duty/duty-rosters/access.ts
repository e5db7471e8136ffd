import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'dutyRosters.see': everyone,
  'dutyRosters.plan': ['admin', 'manager'],
} as const satisfies Permissions
