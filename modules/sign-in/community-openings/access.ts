import type { Permissions } from '#platform/contract/access.ts'

/** Activation codes come from the community's highest manager (R394). */
export const permissions = {
  'communityOpenings.issue': ['admin'],
} as const satisfies Permissions
