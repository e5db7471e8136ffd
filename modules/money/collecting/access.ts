import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'collecting.view': ['admin', 'manager', 'treasurer', 'committee'],
  'collecting.configure': ['admin', 'manager', 'treasurer'],
  'collecting.approve': ['admin', 'committee'],
} as const satisfies Permissions

/** With these somebody asks for what a second person approves (decision 095). */
export const firstPerson: readonly (keyof typeof permissions)[] = ['collecting.configure']
/** With it a second person approves what another applied for (decision 091). */
export const secondPerson: readonly (keyof typeof permissions)[] = ['collecting.approve']
