import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = { 'households.view': everyone } as const satisfies Permissions
