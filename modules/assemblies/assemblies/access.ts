import { deskRoles, everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'assemblies.view': everyone,
  /** The meeting, its roll and its agenda. */
  'assemblies.prepare': ['admin', 'manager'],
  /** Who is there, cards and votes at a desk. */
  'assemblies.register': deskRoles,
  /** What the chair does: give the floor, draw lots, declare, take a declaration back. */
  'assemblies.chair': ['admin', 'manager', 'committee'],
  /** Keeping the record: open and close a meeting and its votes, count, correct, and the minutes with how they were served. */
  'assemblies.record': ['admin', 'manager', 'committee'],
} as const satisfies Permissions
