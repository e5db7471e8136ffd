import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  /** Of one's own account; only manager accounts have any (R083). */
  'managerDevices.manage': everyone,
} as const satisfies Permissions
