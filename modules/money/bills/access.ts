import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'bills.view': ['admin', 'manager', 'treasurer', 'committee'],
  'bills.edit': ['admin', 'manager', 'treasurer'],
  'bills.issue': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions

/** With it somebody writes down what stood before the books, which a second person issues (decision 095). */
export const firstPerson: readonly (keyof typeof permissions)[] = ['bills.edit']
