import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'intercomRinging.configure': ['admin', 'manager'],
} as const satisfies Permissions
