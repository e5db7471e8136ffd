import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'noteTemplates.view': everyone,
  'noteTemplates.change': ['admin', 'manager'],
} as const satisfies Permissions
