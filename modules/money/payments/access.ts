import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'payments.view': ['admin', 'manager', 'committee'],
  'payments.take': ['admin', 'manager', 'desk'],
  'payments.undo': ['admin', 'manager'],
  'payments.refund': ['admin', 'manager'],
  'payments.approve': ['admin', 'manager', 'committee'],
} as const satisfies Permissions

/** With it a second person approves what another asked for (decision 091). */
export const secondPerson: readonly (keyof typeof permissions)[] = ['payments.approve']
