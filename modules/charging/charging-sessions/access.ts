import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'chargingSessions.view': everyone,
  'chargingSessions.settle': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
