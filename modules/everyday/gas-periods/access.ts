import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'gasPeriods.view': everyone,
  'gasPeriods.manage': ['admin', 'manager'],
} as const satisfies Permissions
