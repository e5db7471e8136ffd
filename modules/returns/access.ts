import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = { 'returns.view': everyone } as const satisfies Permissions
