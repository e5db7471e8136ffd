import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'boardDevices.view': everyone,
  'boardDevices.manage': ['admin', 'manager'],
} as const satisfies Permissions
