import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  /** Starting exports; each sheet asks for its own permission beside. */
  'exports.use': ['admin', 'manager', 'treasurer', 'desk', 'committee'],
  /** Names and phones as they are, with a reason. */
  'exports.unmasked': ['admin', 'manager'],
  /** Seeing and downloading what others exported. */
  'exports.manage': ['admin', 'manager'],
} as const satisfies Permissions
