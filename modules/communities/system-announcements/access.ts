import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'systemAnnouncements.view': everyone,
} as const satisfies Permissions
