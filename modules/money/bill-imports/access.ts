import type { Permissions } from '#platform/contract/access.ts'

export const permissions = {
  /** Taking bills in from a workbook, and out into one. */
  'billImports.use': ['admin', 'manager', 'treasurer'],
} as const satisfies Permissions

/** With it somebody writes down what stood before the books, which a second person issues (decision 095). */
export const firstPerson: readonly (keyof typeof permissions)[] = ['billImports.use']
