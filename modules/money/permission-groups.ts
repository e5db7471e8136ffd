import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** The cash book and the ledger. */
export const moneyPermissions: PermissionGroup = { title: ['財務', 'Money'], order: 30, services: [7] }

/** What households pay: items, bills, payments, arrears. */
export const feePermissions: PermissionGroup = { title: ['管理費', 'Fees'], order: 31, services: [2] }
