import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** The electronic boards. */
export const boardPermissions: PermissionGroup = { title: ['電子看板', 'Boards'], order: 40, services: [21] }
