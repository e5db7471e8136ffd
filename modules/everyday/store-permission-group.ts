import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** The shops around. */
export const storePermissions: PermissionGroup = { title: ['特約商店', 'Shops'], order: 48, services: [55] }
