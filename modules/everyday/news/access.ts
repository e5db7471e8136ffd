import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'news.view': everyone,
  'news.edit': ['admin', 'manager', 'desk'],
} as const satisfies Permissions
