import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = { 'visitors.view': everyone } as const satisfies Permissions
