import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** The cash book and the ledger. */
export const moneyPermissions: PermissionGroup = { title: ['財務', 'Money'], order: 30, services: [7] }
