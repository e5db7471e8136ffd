import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'proxyOrders.view': everyone,
  'proxyOrders.offer': ['admin', 'manager'],
  'proxyOrders.take': deskRoles,
  'proxyOrders.cancel': ['admin', 'manager', 'desk'],
  'proxyOrders.handOver': deskRoles,
  'proxyOrders.settle': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
