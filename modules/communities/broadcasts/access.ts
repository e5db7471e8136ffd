import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'broadcasts.view': everyone,
} as const satisfies Permissions
