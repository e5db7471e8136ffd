import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'collecting.view': ['admin', 'manager', 'committee'],
  'collecting.configure': ['admin', 'manager'],
  'collecting.approve': ['admin', 'committee'],
} as const satisfies Permissions

/** With it a second person approves what another applied for (decision 091). */
export const secondPerson: readonly (keyof typeof permissions)[] = ['collecting.approve']
