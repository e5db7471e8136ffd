import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = { 'visitorRegistrations.view': deskRoles } as const satisfies Permissions
