import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'monthSheets.see': everyone,
  'monthSheets.sign': ['admin', 'manager'],
} as const satisfies Permissions
