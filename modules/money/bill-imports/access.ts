import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  /** Taking bills in from a workbook, and out into one. */
  'billImports.use': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
