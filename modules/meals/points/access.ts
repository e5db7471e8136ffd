import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'points.view': everyone,
  'points.topUp': ['admin', 'manager', 'treasurer', 'desk', 'oneTime'],
  'points.refund': ['admin', 'manager', 'treasurer'],
  'points.transfer': ['admin', 'manager', 'treasurer', 'desk'],
  'points.setRules': ['admin', 'manager'],
  'points.settle': ['admin', 'manager', 'treasurer'],
  'points.grant': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions
