import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  /** Taking households and residents in from a workbook, and out into one. */
  'householdImports.use': ['admin', 'manager'],
} as const satisfies Permissions
