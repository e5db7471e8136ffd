import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** Polls of residents. */
export const pollPermissions: PermissionGroup = { title: ['住戶投票', 'Polls'], order: 46, services: [10] }
