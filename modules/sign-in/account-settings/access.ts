import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'accountSettings.passiveUse': ['admin'],
} as const satisfies Permissions
