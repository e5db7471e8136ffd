import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'foodOrders.view': everyone,
  'foodOrders.take': deskRoles,
  'foodOrders.cook': deskRoles,
  'foodOrders.void': ['admin', 'manager', 'desk'],
} as const satisfies Permissions
