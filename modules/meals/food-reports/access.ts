import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'foodReports.view': ['admin', 'manager', 'treasurer', 'committee'],
  'foodReports.export': ['admin', 'manager', 'treasurer', 'desk'],
} as const satisfies Permissions
