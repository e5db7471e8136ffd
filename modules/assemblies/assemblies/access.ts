import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'assemblies.view': everyone,
  /** The meeting, its roll and its agenda. */
  'assemblies.prepare': ['admin', 'manager'],
  /** Who is there, cards and votes at a desk. */
  'assemblies.register': deskRoles,
  /** What the chair does: begin, close, decide, take back. */
  'assemblies.chair': ['admin', 'manager', 'committee'],
} as const satisfies Permissions
