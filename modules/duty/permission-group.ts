import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** Who is on duty. */
export const dutyPermissions: PermissionGroup = { title: ['出勤', 'Duty'], order: 49, services: [4] }

/** Rounds of guards. */
export const patrolPermissions: PermissionGroup = { title: ['巡邏', 'Patrols'], order: 49, services: [9] }
