import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'assetSettings.view': everyone,
  'assetSettings.change': ['admin', 'manager'],
} as const satisfies Permissions
