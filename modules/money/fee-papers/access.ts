import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'feePapers.print': ['admin', 'manager', 'treasurer', 'desk'],
} as const satisfies Permissions
