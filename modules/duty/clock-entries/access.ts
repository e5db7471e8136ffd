import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'clockEntries.clock': ['admin', 'manager', 'treasurer', 'desk', 'oneTime'],
  'clockEntries.view': ['admin', 'manager'],
  'clockEntries.decide': ['admin', 'manager'],
  'clockEntries.close': ['admin', 'manager'],
  'clockEntries.configure': ['admin', 'manager'],
} as const satisfies Permissions
