import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'alarmLog.view': everyone,
} as const satisfies Permissions
