import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = { 'files.view': deskRoles } as const satisfies Permissions
