import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'foodMenu.view': everyone,
  'foodMenu.change': ['admin', 'manager'],
  /** What is left of a dish, and that it is sold out. */
  'foodMenu.stock': deskRoles,
} as const satisfies Permissions
