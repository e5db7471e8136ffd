import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'intercomSentries.view': deskRoles,
  'intercomSentries.configure': ['admin', 'manager'],
} as const satisfies Permissions
