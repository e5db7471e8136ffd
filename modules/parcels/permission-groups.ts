import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** Packages, their settings and returns. */
export const packagePermissions: PermissionGroup = { title: ['郵務', 'Packages'], order: 10, services: [49] }

/** Deposited items, and cash. */
export const depositPermissions: PermissionGroup = {
  title: ['寄放與現金', 'Deposits and cash'],
  order: 20,
  services: [48],
}
