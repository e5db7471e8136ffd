import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'payments.view': ['admin', 'manager', 'treasurer', 'committee'],
  'payments.take': ['admin', 'manager', 'treasurer', 'desk'],
  'payments.undo': ['admin', 'manager', 'treasurer'],
  'payments.refund': ['admin', 'manager', 'treasurer'],
  'payments.approve': ['admin', 'manager', 'committee'],
} as const satisfies Permissions

/** With these somebody asks for what a second person approves (decision 095). */
export const firstPerson: readonly (keyof typeof permissions)[] = ['payments.refund', 'payments.undo']
/** With it a second person approves what another asked for (decision 091). */
export const secondPerson: readonly (keyof typeof permissions)[] = ['payments.approve']
