import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'consumables.view': everyone,
  'consumables.move': deskRoles,
  'consumables.change': ['admin', 'manager'],
} as const satisfies Permissions
