import { deskRoles, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'gasReadings.view': deskRoles,
  'gasReadings.fill': deskRoles,
  'gasReadings.review': ['admin', 'manager'],
} as const satisfies Permissions
